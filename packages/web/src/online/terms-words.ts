// The terms of a table in words.
import type { ClockTerms, TableTerms, TimeoutRule } from '@tessera/protocol';
import { gameName } from '../parts/games.ts';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';

const LENGTHS: readonly (readonly [unit: Unit, seconds: number])[] = [
	['day', 86_400],
	['hour', 3600],
	['minute', 60],
	['second', 1],
];

/** So many seconds in the largest unit that measures them whole: "2 minutes", "90 seconds". */
export function durationWords(seconds: number): string {
	const [unit, length] = LENGTHS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1];
	return say('online.duration', { unit, count: seconds / length });
}

function clockWords(clock: ClockTerms | null): string {
	if (clock === null) return say('online.no-clock');
	if (clock.per === 'slow-turn') return say('online.time-per-turn', { time: durationWords(clock.days * 86_400) });
	const time = durationWords(clock.seconds);
	if (clock.per === 'turn') return say('online.time-per-turn', { time });
	if (clock.increment === 0) return say('online.time-per-game', { time });
	return say('online.time-per-game-back', { time, back: durationWords(clock.increment) });
}

/** The same for a list, without what is given back. */
export const clockBrief = (clock: ClockTerms | null): string =>
	clockWords(clock?.per === 'game' ? { ...clock, increment: 0 } : clock);

/** What whoever looks through a list wants to know before they sit down. */
export const listTerms = ({ clock, timeout, openHands }: TableTerms): readonly string[] => [
	clockBrief(clock),
	...(clock && timeout === 'out' ? [say('online.late-is-out')] : []),
	...(openHands ? [say('online.hands-shown')] : []),
];

export const TIMEOUTS: Readonly<Record<TimeoutRule, Key>> = {
	nothing: 'online.timeout-nothing',
	bot: 'online.timeout-bot',
	out: 'online.timeout-out',
};

export const titleOf = ({ game, seats }: Pick<TableTerms, 'game' | 'seats'>): string =>
	say('online.game-for', { game: gameName(game), count: seats });

/** Everything that was agreed on beside the game itself. */
export function termsWords({ clock, timeout, options, openHands, chat, listed }: TableTerms): readonly string[] {
	const words = [clockWords(clock)];
	if (clock) words.push(say('online.when-out-of-time', { what: say(TIMEOUTS[timeout]) }));
	if (Object.keys(options).length > 0) words.push(say('online.with-house-rules'));
	if (openHands) words.push(say('online.with-open-hands'));
	if (!chat) words.push(say('online.without-chat'));
	words.push(listed ? say('online.without-hints') : say('online.with-hints'));
	return words;
}
