// Clients of the server that does the least (floor.ts): two by two they say something as long as a move, in turn and at the same pace.
import { setTimeout as pause } from 'node:timers/promises';
import { type Measured, measuring } from './measuring.ts';
import { GAMES, paceOf } from './pace.ts';
import { connect, type Wire } from './wire.ts';

const MOVE = JSON.stringify({ do: 'command', filler: 'x'.repeat(150) });
const SETTLE_MS = 3000;

async function couple(server: string, onMove: (took: number) => void): Promise<readonly Wire[]> {
	const pace = paceOf();
	const wires: Wire[] = [];
	let turn = 0;
	/** None while nobody has said anything that was not heard yet. */
	let sentAt: number | null = null;
	const say = (): void => {
		sentAt = performance.now();
		wires[turn]?.send(MOVE);
	};
	const hear = (seat: number): void => {
		// The one who spoke knows how long it took; then it is the other's turn.
		if (seat !== turn || sentAt === null) return;
		onMove(performance.now() - sentAt);
		sentAt = null;
		turn = 1 - turn;
		pace(say);
	};
	for (const seat of [0, 1]) wires.push(await connect(server, 'nobody', () => hear(seat)));
	pace(say);
	return wires;
}

export async function echoes(server: string, seconds: number): Promise<Measured & { readonly games: number }> {
	let heard: (took: number) => void = () => {};
	const wires: Wire[] = [];
	for (let game = 0; game < GAMES; game++) wires.push(...(await couple(server, (took) => heard(took))));
	await pause(SETTLE_MS);
	const measured = await measuring(seconds, (onMove) => {
		heard = onMove;
	});
	for (const wire of wires) wire.close();
	return { games: GAMES, ...measured };
}
