// The players in memory do what any players do.
import { playersContract } from './contract.ts';
import { memoryPlayers } from './memory.ts';

playersContract('the players in memory', memoryPlayers);
