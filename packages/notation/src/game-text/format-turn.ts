// One action in a game's file: what was done, what it earned and what chance gave.
import type { Event, Kind, PlayedStep } from '@tessera/engine';
import { formatAction } from '../action-text.ts';
import { spacedCodes } from '../pieces.ts';

/** The pieces that came to the hand. */
function drawnIn(event: Event): readonly Kind[] {
	switch (event.type) {
		case 'drew':
			return 'pieces' in event ? event.pieces : [];
		case 'rolled':
			return event.cubes;
		case 'exchanged':
		case 'swapped':
			return event.drawn;
		default:
			return [];
	}
}

/** Points, and the bonus for the last piece after a plus; in Cards the Qwirkles captured. */
function earnedText(event: Event): string {
	switch (event.type) {
		case 'scored':
			return ` = ${event.points}`;
		case 'bonus':
			return `+${event.points}`;
		default:
			return '';
	}
}

const qwirklesIn = (event: Event): number => (event.type === 'captured' ? event.qwirkles.length : 0);

const capturedText = (events: readonly Event[]): string =>
	` = ${events.reduce((sum, event) => sum + qwirklesIn(event), 0)}`;

/** What the cubes showed after each roll: the chosen one, and those that had to follow. Q3, Q4 */
function rollText(event: Event): string {
	if (event.type !== 'rerolled' || event.to.length === 0) return '';
	return ` ${event.cause === 'chosen' ? '->' : '!>'} ${spacedCodes(event.to)}`;
}

export function formatPart({ action, step: { events } }: PlayedStep): string {
	const earned = action.type === 'lay' ? capturedText(events) : events.map(earnedText).join('');
	const drawn = spacedCodes(events.flatMap(drawnIn));
	// The name at the beginning of the line says who.
	if (action.type === 'withdraw') return 'withdraw';
	return `${formatAction(action)}${events.map(rollText).join('')}${earned}${drawn && ` + ${drawn}`}`;
}
