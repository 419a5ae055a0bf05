// Colyseus with the same game in it: `node colyseus-server.mjs`, prints its port. Rooms live in memory: nothing is durable.
import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { actionOf, eventFor, play, seedFromText, start, viewFor } from '../../packages/engine/src/index.ts';

let games = 0;

class Classic extends Room {
	maxClients = 2;
	autoDispose = true;

	onCreate() {
		const begun = start({ game: 'classic', ages: [null, null] }, seedFromText(`bench ${++games}`));
		if (!begun.ok) throw new Error('a game begins');
		this.position = begun.value.position;
		this.onMessage('act', (client, written) => {
			const seat = this.clients.indexOf(client);
			const action = actionOf('classic', written);
			const step = action.ok && this.position.turn === seat ? play(this.position, action.value) : { ok: false };
			if (!step.ok) return client.send('refused', {});
			this.position = step.value.position;
			for (const [to, other] of this.clients.entries())
				other.send(
					'events',
					step.value.events.map((event) => eventFor('classic', event, to)),
				);
		});
	}

	onJoin() {
		if (this.clients.length < 2) return;
		for (const [seat, client] of this.clients.entries()) client.send('began', viewFor(this.position, seat));
	}
}

const server = createServer();
const transport = new WebSocketTransport({ server });
const game = new Server({ transport, greet: false });
game.define('classic', Classic);
await game.listen(0);
console.log(JSON.stringify({ port: server.address().port }));
