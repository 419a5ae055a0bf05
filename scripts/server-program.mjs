// The server as a program to be run: with room for what lives shorter than the wait for the disk. With the little that Node gives by
// itself, a busy server carries all of it about once more, and a sixth of its work is that.
import { readFileSync } from 'node:fs';

/** @type {string[]} */
const flags = JSON.parse(readFileSync(new URL('../packages/server/flags.json', import.meta.url), 'utf8'));

/**
 * @param {string} folder the built board
 * @returns {string[]} what Node is to be started with
 */
export const serverProgram = (folder) => [...flags, 'packages/server/src/main.ts', folder];
