import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, type Beat, Beats } from './beats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Line implements Asked {
	readonly beat: Beat;
	asked = 0;
	isCut = false;

	constructor(beats: Beats<Line>) {
		this.beat = beats.add(this);
	}

	ping(): void {
		this.asked++;
	}

	terminate(): void {
		this.isCut = true;
	}
}

const joined = (beats: Beats<Line>, count: number): readonly Line[] =>
	Array.from({ length: count }, () => new Line(beats));

function begun(count: number) {
	const beats = new Beats<Line>();
	return { beats, lines: joined(beats, count) };
}

const askedIn = (lines: readonly Line[]): number => lines.reduce((sum, { asked }) => sum + asked, 0);
const cutIn = (lines: readonly Line[]): number => lines.filter(({ isCut }) => isCut).length;

test('everybody is asked once in half a minute, a few at a time', () => {
	const { lines } = begun(90);
	for (let second = 1; second <= 30; second++) {
		vi.advanceTimersByTime(1000);
		expect(askedIn(lines)).toBe(3 * second);
	}
	expect(lines.every(({ asked }) => asked === 1)).toBe(true);
});

test('one alone is asked no more often than many', () => {
	const { lines } = begun(1);
	for (const round of [1, 2, 3]) {
		vi.advanceTimersByTime(30_000);
		expect(lines).toMatchObject([{ asked: round, isCut: false }]);
		for (const { beat } of lines) beat.answered();
	}
});

test('who has not answered after half a minute is cut off, and forgotten', () => {
	const { beats, lines } = begun(60);
	vi.advanceTimersByTime(30_000);
	const [silent, ...others] = lines;
	for (const { beat } of others) beat.answered();
	vi.advanceTimersByTime(30_000);
	expect(silent).toMatchObject({ asked: 1, isCut: true });
	expect(others.every(({ asked, isCut }) => asked === 2 && !isCut)).toBe(true);
	expect(new Set(beats.all())).toEqual(new Set(others));
});

test('whoever is slow has half a minute, however many come meanwhile', () => {
	const { beats, lines } = begun(10);
	vi.advanceTimersByTime(10_000);
	expect(askedIn(lines)).toBe(10);
	joined(beats, 300);
	vi.advanceTimersByTime(20_000);
	expect(cutIn(lines)).toBe(0);
	vi.advanceTimersByTime(10_000);
	expect(cutIn(lines)).toBe(10);
});

test('who has gone is not asked, and does not come back by an answer that is late', () => {
	const { beats, lines } = begun(2);
	for (const { beat } of lines) beat.end();
	for (const { beat } of lines) beat.answered();
	vi.advanceTimersByTime(60_000);
	expect([...beats.all()]).toEqual([]);
	expect(askedIn(lines)).toBe(0);
});

test('nobody is asked after the end', () => {
	const { beats, lines } = begun(5);
	beats.stop();
	vi.advanceTimersByTime(90_000);
	expect(askedIn(lines)).toBe(0);
});
