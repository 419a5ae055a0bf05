// The third form: how far a game has come is told by its entries alone.

// Kept with the game as well, it was half of what an append wrote: the row of each game, and its place among those of its status.
export const asFarAsTheirEntries = 'ALTER TABLE games DROP COLUMN version;';
