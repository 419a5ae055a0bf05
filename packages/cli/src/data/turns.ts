// The turns of a recorded game, numbered as in its file: in Cubes a turn can take two actions,
// and a withdrawal stands for itself.
import type { Event, PlayedStep, Position } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';

export interface Turn {
	readonly number: number;
	readonly before: Position;
	readonly steps: readonly PlayedStep[];
}

const isEnd = ({ type }: Event): boolean => type === 'turn' || type === 'ended';

export function turnsOf({ start, steps }: Pick<GameRecord, 'start' | 'steps'>): readonly Turn[] {
	const turns: Turn[] = [];
	let before: Position = start.position;
	let open: PlayedStep[] = [];
	const close = (): void => {
		turns.push({ number: turns.length + 1, before, steps: open });
		before = open.at(-1)?.step.position ?? before;
		open = [];
	};
	for (const played of steps) {
		const leaves = played.action.type === 'withdraw';
		if (leaves && open.length > 0) close();
		open.push(played);
		if (leaves || played.step.events.some(isEnd)) close();
	}
	if (open.length > 0) close();
	return turns;
}

export const eventsOf = ({ steps }: Turn): readonly Event[] => steps.flatMap(({ step }) => step.events);

export const positionAfter = ({ before, steps }: Turn): Position => steps.at(-1)?.step.position ?? before;

/** The turn in which an action was taken, actions counted from 1. */
export const turnOfStep = (turns: readonly Turn[], step: number): number =>
	turns.flatMap(({ number, steps }) => steps.map(() => number))[step - 1] ?? turns.length;
