// How long ago something was, in words: "2 hours ago", "yesterday".
const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
	['year', 365 * 86_400_000],
	['month', 30 * 86_400_000],
	['week', 7 * 86_400_000],
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000],
];

export function timeAgo(then: number, now: number, language: string): string {
	const passed = Math.max(0, now - then);
	const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
	const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? [
		'second',
		Number.POSITIVE_INFINITY,
	];
	return format.format(-Math.floor(passed / length), unit);
}
