// How long ago something was, in words: "2 hours ago", "yesterday".
import { say } from '../words/say.ts';

const STEPS: readonly (readonly [unit: string, milliseconds: number])[] = [
	['year', 365 * 86_400_000],
	['month', 30 * 86_400_000],
	['week', 7 * 86_400_000],
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000],
];

export function timeAgo(then: number, now: number): string {
	const passed = Math.max(0, now - then);
	const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? ['now', Number.POSITIVE_INFINITY];
	return say('home.ago', { unit, count: Math.floor(passed / length) });
}
