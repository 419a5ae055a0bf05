// Colours and emphasis as escape sequences, written nowhere else; and the ASCII form of the few signs that sentences use.
import type { Colour } from '@tessera/engine';
import type { Look } from './look.ts';

export type Tone = 'strong' | 'faint' | 'good' | 'bad' | 'caution';

const TONES: Readonly<Record<Tone, string>> = { strong: '1', faint: '2', good: '32', bad: '31', caution: '33' };

const ESCAPE = '\x1b[';
export const CLEAR_SCREEN = `${ESCAPE}2J${ESCAPE}H`;
/** A screen of its own, without a scrollback to look hands up in, and back to the one from before. */
export const OTHER_SCREEN = `${ESCAPE}?1049h`;
export const OWN_SCREEN = `${ESCAPE}?1049l`;

const painted = (look: Look, code: string, text: string): string =>
	look.colours === 0 || text === '' ? text : `${ESCAPE}${code}m${text}${ESCAPE}0m`;

export const toned = (look: Look, tone: Tone, text: string): string => painted(look, TONES[tone], text);

/** How a piece lies: as any other, laid in the last turn, or put down tentatively. */
export type Standing = 'settled' | 'last' | 'tentative';

/** Red, orange, yellow, green, blue, purple: bright on a dark block, so that yellow is as strong as blue. */
const INK_256 = ['203', '214', '228', '83', '75', '177'] as const;
/** Sixteen colours have no orange: the darker yellow stands for it, and bold would make it the brighter one. */
const INK_16 = ['1;91', '33', '1;93', '1;92', '1;94', '1;95'] as const;
const GROUND_256: Readonly<Record<Standing, number>> = { settled: 235, last: 239, tentative: 24 };
const GROUND_16: Readonly<Record<Standing, string>> = { settled: '40', last: '40;4', tentative: '40;7' };

const inkOf = (inks: readonly string[], colour: Colour): string => inks[colour] ?? '';

/** Text in the colour of a piece, on the block of a piece. */
export const pieceInk = (look: Look, colour: Colour, standing: Standing, text: string): string =>
	look.colours === 256
		? painted(look, `1;38;5;${inkOf(INK_256, colour)};48;5;${GROUND_256[standing]}`, text)
		: painted(look, `${inkOf(INK_16, colour)};${GROUND_16[standing]}`, text);

/** Signs that sentences and drawings use, with what stands for them where there is only ASCII. */
const ASCII_FORMS: Readonly<Record<string, string>> = {
	' · ': ', ',
	'─': '-',
	'│': '|',
	'▸': '>',
	'→': '->',
	'–': '-',
	'…': '...',
	'×': 'x',
	'✓': '[ok]',
	'✗': '[FAULT]',
};

/** Text as it may go to the terminal; names keep whatever letters their owners gave them. */
export const fitted = (look: Look, text: string): string =>
	look.ascii ? text.replace(/ · |[─│▸→–…×✓✗]/g, (sign) => ASCII_FORMS[sign] ?? sign) : text;
