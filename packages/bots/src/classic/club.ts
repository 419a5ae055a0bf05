// Plays by judgement alone, no look ahead: the points of a placement and what the tiles kept are good for. What it opens to the
// others it overlooks, as people do who think about their own next turn, and now and then a place on the board.
import { HAND_SIZE } from '@tessera/engine';
import type { Eye } from '../overlook.ts';
import type { Thinker } from '../player.ts';
import { AFTERMATH_FIGURES, Aftermath, FIRST_OF_OTHERS } from './evaluation/aftermath.ts';
import { AFTERMATH_WEIGHTS } from './evaluation/weights.ts';
import { judging } from './judging.ts';
import { Ideas } from './search/ideas.ts';

/** What tiles that fit one line are worth is known together with what the others may do; without that, half of it is right. */
const LINES_IN_HAND = AFTERMATH_FIGURES.flatMap((figure, index) => (figure.endsWith('in one line') ? index : []));
const HALF = 0.5;
/** How far it goes by all that: the points of the moment are sure, and count in full. */
const TRUST = 0.85;

const EYE: Eye = { sees: 0.88, pieces: HAND_SIZE };

function seen(figure: number): number {
	if (figure >= FIRST_OF_OTHERS) return 0;
	return LINES_IN_HAND.includes(figure) ? HALF : 1;
}

const OWN_WEIGHTS = AFTERMATH_WEIGHTS.map((row, figure) => row.map((weight) => weight * TRUST * seen(figure)));

export const club: Thinker<'classic'> = judging(new Ideas(new Aftermath(OWN_WEIGHTS)), EYE);
