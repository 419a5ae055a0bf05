// Clients of Colyseus that play the same games: `node colyseus-load.mjs PORT GAMES`.
import { Client } from '@colyseus/sdk';
import { advanceView } from '../../packages/engine/src/index.ts';
import { actionIn, allSit, measured } from './choose.mjs';

const [, , port, games] = process.argv;
const client = new Client(`http://127.0.0.1:${port}`);

/** Follows a room and moves when it is its turn; calls back when the game is over. */
function sit(room, seat, onMove, onOver) {
	let view = null;
	let sentAt = 0;
	const consider = () => {
		if (view.ending) return onOver();
		if (view.turn !== seat || sentAt > 0) return;
		sentAt = performance.now();
		room.send('act', actionIn(view));
	};
	room.onMessage('refused', () => {
		throw new Error('a move was refused');
	});
	room.onMessage('began', (told) => {
		view = told;
		void allSit.then(consider);
	});
	room.onMessage('events', (events) => {
		if (sentAt > 0) onMove(performance.now() - sentAt);
		sentAt = 0;
		view = events.reduce(advanceView, view);
		consider();
	});
}

async function begin(onMove) {
	const first = await client.create('classic');
	let over = 0;
	const onOver = () => {
		if (++over === 2) void begin(onMove);
	};
	sit(first, 0, onMove, onOver);
	sit(await client.joinById(first.roomId), 1, onMove, onOver);
}

await measured(Number(games), begin);
