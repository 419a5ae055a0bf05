// The six shapes, drawn around (0, 0). Equal to the eye rather than to the ruler: pointed ones reach further, full ones less far.
import type { ShapeName } from '@tessera/engine';

type Point = readonly [x: number, y: number];

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

function towards(from: Point, to: Point, distance: number): Point {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const share = Math.min(0.5, distance / length);
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A polygon whose corners are softened, each by its own measure. */
function softened(corners: readonly Point[], soft: (index: number) => number): string {
	const parts = corners.map((corner, index) => {
		const before = corners.at(index - 1) ?? corner;
		const after = corners[(index + 1) % corners.length] ?? corner;
		const start = towards(corner, before, soft(index));
		const end = towards(corner, after, soft(index));
		return `${index === 0 ? 'M' : 'L'}${at(start)}Q${at(corner)} ${at(end)}`;
	});
	return `${parts.join('')}Z`;
}

const circle = (x: number, y: number, radius: number): string =>
	`M${at([x - radius, y])}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** A plus: arms of this length from the middle, and half this width. */
function plus(arm: number, half: number): string {
	const corners: Point[] = [
		[-half, -arm],
		[half, -arm],
		[half, -half],
		[arm, -half],
		[arm, half],
		[half, half],
		[half, arm],
		[-half, arm],
		[-half, half],
		[-arm, half],
		[-arm, -half],
		[-half, -half],
	];
	return softened(corners, (index) => (index % 3 === 2 ? 2 : 6));
}

function star(points: number, outer: number, inner: number): string {
	const corners = Array.from({ length: 2 * points }, (_, index): Point => {
		const angle = (Math.PI * index) / points - Math.PI / 2;
		const reach = index % 2 === 0 ? outer : inner;
		// Its middle of weight lies above the middle of its height; lowered a little, it sits in the block.
		return [reach * Math.cos(angle), reach * Math.sin(angle) + 1.5];
	});
	return softened(corners, (index) => (index % 2 === 0 ? 5 : 1.5));
}

/** Four leaves on the diagonals, in one outline: never taken for the cross, whose arms are upright. */
function clover(offset: number, leaf: number): string {
	const notch = offset + Math.sqrt(leaf ** 2 - offset ** 2);
	const corners: Point[] = [
		[notch, 0],
		[0, notch],
		[-notch, 0],
		[0, -notch],
	];
	return `M${at([0, -notch])}${corners.map((corner) => `A${leaf} ${leaf} 0 1 1 ${at(corner)}`).join('')}Z`;
}

const square = (half: number): string =>
	softened(
		[
			[-half, -half],
			[half, -half],
			[half, half],
			[-half, half],
		],
		() => 8,
	);

const diamond = (wide: number, high: number): string =>
	softened(
		[
			[0, -high],
			[wide, 0],
			[0, high],
			[-wide, 0],
		],
		() => 5,
	);

export const SHAPE_PATHS: Readonly<Record<ShapeName, string>> = {
	circle: circle(0, 0, 27.5),
	cross: plus(31, 11.5),
	diamond: diamond(29.5, 35.5),
	square: square(24.5),
	star: star(5, 37, 18),
	clover: clover(13.9, 14.2),
};
