// Effects of a game at the terminal as text; what is not text (saving) is for the one who runs it.
import { commitTo, eventFor, type GameName, type Seat, viewFor } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';
import { drawUnseen } from '../terminal/chart.ts';
import type { Look } from '../terminal/look.ts';
import { drawPiece } from '../terminal/pieces.ts';
import { drawStatus } from '../terminal/screen.ts';
import { CLEAR_SCREEN, toned } from '../terminal/style.ts';
import { nameOf, tell } from '../words/events.ts';
import { scoresOf } from '../words/games.ts';
import { drawSession } from './drawing.ts';
import { helpLines } from './help.ts';
import { rulesLines } from './rules.ts';
import { type Effect, positionOf, type Session, stepsOf, viewOf } from './session.ts';

function toldLines(look: Look, { record }: Session, viewer: Seat | null, from: number): readonly string[] {
	const { game } = record.terms;
	const events = stepsOf(record)
		.slice(from)
		.flatMap((step) => step.events)
		.map((event) => eventFor<GameName>(game, event, viewer));
	return tell({ game, names: record.names, piece: (kind) => drawPiece(look, kind) }, events);
}

/** The promise that can be checked when the game is over. */
export const promiseLines = ({ fairness }: GameRecord): readonly string[] =>
	fairness.commitment === null ? [] : [`Commitment to the secret of this deal: ${fairness.commitment}`];

const coverLines = (look: Look, name: string, record: GameRecord): readonly string[] => [
	look.canClear ? CLEAR_SCREEN : '\n'.repeat(look.rows),
	...promiseLines(record),
	`${toned(look, 'strong', name)} to move. When nobody else is looking, press Enter.`,
];

/** What lets everybody check the deal, once the game is over. */
function revealLines({ fairness }: GameRecord): readonly string[] {
	const { secret, seed, contributions } = fairness;
	if (secret === null) return seed === null ? [] : [`The seed was ${seed}`];
	const added = (contributions ?? []).filter((text) => text !== '').length;
	return [
		`The secret was ${secret}`,
		`Its commitment, published before the deal: ${commitTo(secret)}`,
		`The seed comes from it and from ${added === 0 ? 'no' : added} contribution${added === 1 ? '' : 's'}: ${seed}`,
	];
}

/** The seats from the most to the least. */
function finalLine(session: Session): string {
	const { names } = session.record;
	const scores = scoresOf(viewFor(positionOf(session), null));
	const ranked = scores.map((score, seat) => ({ score, seat: seat as Seat })).sort((a, b) => b.score - a.score);
	return `Final score: ${ranked.map(({ score, seat }) => `${nameOf(names, seat)} ${score}`).join(', ')}.`;
}

const resultLines = (session: Session): readonly string[] => [finalLine(session), ...revealLines(session.record)];

const scoreLines = (look: Look, session: Session): readonly string[] =>
	drawStatus(look, viewFor(positionOf(session), null), session.record.names);

const WHERE_LEGEND = ' A number is what the turn scores with it there; ~ fits only with more pieces beside it.';

/** The lines that an effect writes; the session is the one after it. */
export function render(look: Look, session: Session, effect: Effect): readonly string[] {
	switch (effect.type) {
		case 'tell':
			return toldLines(look, session, effect.viewer, effect.from);
		case 'screen':
			return drawSession(look, session);
		case 'where':
			return [...drawSession(look, session, effect.cells), WHERE_LEGEND];
		case 'cover':
			return coverLines(look, nameOf(session.record.names, effect.seat), session.record);
		case 'say':
			return [effect.text];
		case 'refuse':
			return [toned(look, 'bad', effect.text)];
		case 'unseen':
			return drawUnseen(look, viewOf(session));
		case 'score':
			return scoreLines(look, session);
		case 'rules':
			return rulesLines(session.record.terms.game);
		case 'help':
			return helpLines(look, session.record.terms.game);
		case 'result':
			return resultLines(session);
		case 'save':
			return [];
	}
}
