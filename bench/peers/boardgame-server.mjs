// boardgame.io with the same game in it: `node boardgame-server.mjs`, prints its port. Its own store, in memory: nothing is durable.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import bgio from 'boardgame.io/dist/cjs/server.js';
import { actionOf, play, seedFromText, start, viewFor } from '../../packages/engine/src/index.ts';

let games = 0;

const classic = {
	name: 'classic',
	setup: () => {
		const begun = start({ game: 'classic', ages: [null, null] }, seedFromText(`bench ${++games}`));
		if (!begun.ok) throw new Error('a game begins');
		return begun.value.position;
	},
	turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
	moves: {
		act: {
			move: ({ G, playerID }, written) => {
				const action = actionOf('classic', written);
				if (!action.ok || String(G.turn) !== playerID) return INVALID_MOVE;
				const step = play(G, action.value);
				return step.ok ? step.value.position : INVALID_MOVE;
			},
			client: false,
		},
	},
	playerView: ({ G, playerID }) => (playerID === null ? viewFor(G, null) : viewFor(G, Number(playerID))),
};

const server = bgio.Server({ games: [classic], origins: [/.*/] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(JSON.stringify({ port: appServer.address().port }));
