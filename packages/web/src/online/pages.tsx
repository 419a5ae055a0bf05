// The pages that lead to a table, which a table does without. They come together: whoever is at one goes to the other.
export { Lobby } from './lobby/lobby.tsx';
export { NewTable } from './setup/new-table.tsx';
