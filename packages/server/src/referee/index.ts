// What the referee offers to the rest of the server.

export { type Later, laterHere } from '../later.ts';
export { NO_TABLE } from './answers.ts';
export { tableIdFor } from './ids.ts';
export {
	type RefereePorts,
	type RefereeSettings,
	type TableNews,
	type TablePlayers,
	type TableResult,
	USUAL_SETTINGS,
} from './ports.ts';
export { createReferee } from './referee.ts';
export { newSecretHere } from './system.ts';
export type * from './types.ts';
