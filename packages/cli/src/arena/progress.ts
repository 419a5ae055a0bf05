// How far a match has come, in one line at the foot of a terminal that is drawn again and again.
import { stripVTControlCharacters } from 'node:util';
import type { Host } from '../host.ts';
import type { Look } from '../terminal/look.ts';
import { fitted, toned } from '../terminal/style.ts';
import { duration, percent } from './figures.ts';
import type { Interval } from './statistics.ts';

export interface Standing {
	readonly played: number;
	readonly games: number;
	readonly share: Interval | null;
	readonly seconds: number;
}

const BAR_CELLS = 24;

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

function bar(look: Look, done: number): string {
	const filled = Math.floor(done * BAR_CELLS);
	const [full, empty] = look.ascii ? ['#', '.'] : ['█', '░'];
	return toned(look, 'good', `${full}`.repeat(filled)) + toned(look, 'faint', `${empty}`.repeat(BAR_CELLS - filled));
}

function shareWords(share: Interval | null): string {
	return share ? ` · A ${percent(share.value)} (${percent(share.low)} to ${percent(share.high)})` : '';
}

/** `███░░░ 120/400 · A 77.2 % (72.1 % to 81.6 %) · 12 s left`, or as much of it as there is room for. */
export function drawProgress(look: Look, { played, games, share, seconds }: Standing): string {
	const left = played === 0 ? '' : ` · ${duration((seconds / played) * (games - played))} left`;
	const start = ` ${bar(look, played / games)} ${played}/${games}`;
	const forms = [start + shareWords(share) + left, start + left, start].map((form) => fitted(look, form));
	return forms.find((form) => widthOf(form) < look.columns) ?? '';
}

export interface ProgressLine {
	/** Draws it, but not more often than eyes can follow. */
	show(standing: () => Standing): void;
	/** Takes it away, so that something else can be written. */
	clear(): void;
}

const LEAST_PAUSE = 100;

/** A line that is written over with spaces, which every terminal can do. */
export function progressLine(look: Look, write: (text: string) => void, clock: () => number): ProgressLine {
	let drawnAt = -Infinity;
	let drawn = 0;
	const overwrite = (text: string): void => {
		write(`\r${text}${' '.repeat(Math.max(0, drawn - widthOf(text)))}`);
		drawn = widthOf(text);
	};
	return {
		show(standing) {
			if (clock() - drawnAt < LEAST_PAUSE) return;
			drawnAt = clock();
			overwrite(drawProgress(look, standing()));
		},
		clear() {
			if (drawn === 0) return;
			overwrite('');
			write('\r');
			drawnAt = -Infinity;
		},
	};
}

/** What concerns such a line on the command line. */
interface ProgressOptions {
	readonly json?: boolean;
	readonly plain?: boolean;
}

/** The line on standard error, where that is a terminal and nobody asked for data. */
export function progressOn(host: Host, { json, plain }: ProgressOptions, clock: () => number): ProgressLine {
	const pad = json === true ? null : host.sketchpad(plain === true);
	return pad ? progressLine(pad.look, pad.write, clock) : NO_PROGRESS;
}

/** For where there is no terminal to draw on. */
export const NO_PROGRESS: ProgressLine = { show() {}, clear() {} };
