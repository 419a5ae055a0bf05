// Clients of boardgame.io that play the same games: `node boardgame-load.mjs PORT GAMES`.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import multiplayer from 'boardgame.io/dist/cjs/multiplayer.js';
import { actionIn, allSit, measured } from './choose.mjs';

const [, , port, games] = process.argv;
const server = `http://127.0.0.1:${port}`;
const game = {
	name: 'classic',
	turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
	moves: { act: { move: () => {}, client: false } },
};

/** Follows a match and moves when it is its turn; calls back when the game is over. */
function sit(matchID, seat, onMove, onOver) {
	const client = Client({
		game,
		numPlayers: 2,
		matchID,
		playerID: String(seat),
		debug: false,
		multiplayer: multiplayer.SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
	});
	let step = -1;
	let sentAt = 0;
	client.subscribe((state) => {
		const view = state?.G;
		if (!view?.hand || view.step === step) return;
		step = view.step;
		if (sentAt > 0) onMove(performance.now() - sentAt);
		sentAt = 0;
		if (view.ending) {
			client.stop();
			onOver();
		} else if (view.turn === seat) {
			void allSit.then(() => {
				sentAt = performance.now();
				client.moves.act(actionIn(view));
			});
		}
	});
	client.start();
}

async function begin(onMove) {
	const answer = await fetch(`${server}/games/classic/create`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ numPlayers: 2 }),
	});
	const { matchID } = await answer.json();
	let over = 0;
	const onOver = () => {
		if (++over === 2) void begin(onMove);
	};
	for (const seat of [0, 1]) sit(matchID, seat, onMove, onOver);
}

await measured(Number(games), begin);
