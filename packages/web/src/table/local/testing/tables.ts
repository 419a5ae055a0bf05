// Tables for the tests of the local host: made, opened, and played by people who do the first thing that is legal.
import { effect } from '@preact/signals';
import type { LevelName } from '@tessera/bots';
import { fallbackAction } from '@tessera/bots/fallback';
import type { GameName } from '@tessera/engine';
import { createTable, keyOf } from '../../../saves/games.ts';
import type { MemoryDevice } from '../../../saves/testing/memory.ts';
import { HandClock, thinkingInProcess } from '../../../thinking/testing/in-process.ts';
import type { SeatInfo, TableHost, TableState } from '../../host.ts';
import { openTable, type TablePorts } from '../../local-host.ts';

export const person = (name: string | null = null): SeatInfo => ({ name, kind: { type: 'person' } });
export const bot = (level: LevelName = 'greedy'): SeatInfo => ({ name: null, kind: { type: 'bot', level } });

export const YOU_AND_BOT = [person(), bot()];
export const TWO_PEOPLE = [person('Ada'), person('Bo')];

export const portsOn = (device: MemoryDevice, ports: Partial<TablePorts> = {}): TablePorts => ({
	device,
	thinking: thinkingInProcess(),
	later: new HandClock().later,
	pace: 0,
	...ports,
});

/** The table of an id; a test that asks for it knows that it can be opened. */
export function opened(id: string, ports: TablePorts): TableHost {
	const host = openTable(id, ports);
	if ('problem' in host) throw new Error(`not opened: ${host.problem}`);
	return host;
}

/** A new table on a device. */
export const tableOn = (device: MemoryDevice, game: GameName, seats: readonly SeatInfo[]): TableHost =>
	opened(createTable({ game, seats }, device), portsOn(device));

/** What the storage holds of a game. */
export const stored = (device: MemoryDevice, id: string): string => device.memory.getItem(keyOf(id)) ?? '';

/** Waits for a state, without a clock. */
export function until(host: TableHost, isIt: (state: TableState) => boolean): Promise<TableState> {
	return new Promise((resolve) => {
		let stop = () => {};
		let isFound = false;
		stop = effect(() => {
			const state = host.state.value;
			if (isFound || !isIt(state)) return;
			isFound = true;
			queueMicrotask(() => stop());
			resolve(state);
		});
	});
}

export const isForPeople = ({ waiting }: TableState): boolean => waiting.for !== 'other';

/** Lets the person whose turn it is do the first legal thing, taking the device over where needed. */
export async function actOnce(host: TableHost): Promise<void> {
	await until(host, isForPeople);
	host.takeOver();
	const { waiting, view } = host.state.peek();
	if (waiting.for !== 'me') return;
	const refusal = await host.act(fallbackAction(view));
	if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

/** Plays until the end, or until so many actions were done in all. */
export async function playOn(host: TableHost, steps = Number.POSITIVE_INFINITY): Promise<TableState> {
	const isEnough = ({ view }: TableState) => view.ending !== null || view.step >= steps;
	while (!isEnough(await until(host, (state) => isForPeople(state) || isEnough(state)))) await actOnce(host);
	return host.state.peek();
}
