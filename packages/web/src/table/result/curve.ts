// The scores of a game by turn, as lines of a graph. Pure.
import { seatsOf } from '@tessera/engine';
import type { Turn } from '../course.ts';

/** For each seat its standing at the deal and after every turn. */
export const curvesOf = (turns: readonly Turn[], players: number): readonly (readonly number[])[] =>
	seatsOf(players).map((seat) => [0, ...turns.map(({ totals }) => totals[seat] ?? 0)]);

export interface Frame {
	readonly width: number;
	readonly height: number;
	/** The highest value that fits. */
	readonly most: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a value of a curve lies in the frame: its x by its place, its y upwards from the lower edge. */
export function pointOf({ width, height, most }: Frame, place: number, places: number, value: number) {
	const x = places > 1 ? (width * place) / (places - 1) : 0;
	return { x: round(x), y: round(height - (height * value) / Math.max(1, most)) };
}

/** A curve as the path of an svg: level while others move, then up at once. */
export function pathOf(frame: Frame, curve: readonly number[]): string {
	const [start, ...rest] = curve.map((value, place) => pointOf(frame, place, curve.length, value));
	if (!start) return '';
	return `M${start.x} ${start.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}

/** A round number for the lines across the graph, so that there are at most five. */
export function spacingFor(most: number): number {
	const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
	return steps.find((step) => most / step <= 5) ?? 500;
}
