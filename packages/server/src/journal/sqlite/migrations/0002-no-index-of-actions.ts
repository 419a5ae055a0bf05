// The second form: actions are found among the entries of their game, which whoever writes to it reads once.

// The index was half of what a commit wrote: a page for each action, since those of one game are never near those of another.
export const noIndexOfActions = 'DROP INDEX entries_by_action;';
