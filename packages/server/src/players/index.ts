// What the players offer to the rest of the server.
export { mustBePasskey } from './checked.ts';
export { memoryPlayers } from './memory.ts';
export {
	type Accounts,
	type Challenge,
	type Identities,
	type Identity,
	type Judge,
	type Keys,
	type KnownPasskey,
	OF_BOTS,
	type Passkey,
	type Players,
	PlayersFailure,
	type Purpose,
	type RatedTable,
	type Rating,
	type RatingChange,
	type Ratings,
	type RegisterAnswer,
	type RemoveAnswer,
	type SeatGift,
	type SignInAnswer,
	type Skill,
	type TableOf,
	type TableSize,
	type TablesOfPeople,
	type Tidied,
	UNUSED_AFTER,
	type Upkeep,
} from './players.ts';
export { MOST_DEVICES } from './room.ts';
export { randomSecrets, type Secrets } from './secrets.ts';
export { openPlayers } from './sqlite/sqlite-players.ts';
