// The one line over the hand: why not, what is being chosen, what a hint found.
import { useEffect } from 'preact/hooks';
import { thePiece } from '../pieces/names.ts';
import { announce } from '../table/announcer.ts';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';
import type { Desk } from './desk.ts';
import { type Note, noteOf } from './model/note.ts';
import type { Plan } from './model/plan.ts';
import { forcedRolls } from './model/rolls.ts';
import { nextOf } from './model/turn.ts';
import { hintSpoken, hintWords, nextWords, whyWords } from './words.ts';

const PLAIN = {
	exchange: 'grid.note.exchange',
	reroll: 'grid.note.reroll',
	'reroll-nothing-fits': 'grid.note.reroll-nothing-fits',
	'nothing-fits': 'grid.note.nothing-fits',
	dotted: 'grid.note.dotted',
	another: 'grid.note.another',
	gap: 'grid.why.gap-in-line',
} as const satisfies Readonly<Record<string, Key>>;

/** What is to be said of the piece in hand. It is spoken when it is taken up, in other words: who listens sees no dots. */
const OF_PIECE: ReadonlySet<Note['about']> = new Set(['dotted', 'fits-nowhere', 'not-opening']);

function noteWords(note: Note, { view }: Plan): string {
	switch (note.about) {
		case 'refusal':
			return whyWords(note.refusal, view.game);
		case 'opening':
			return say('grid.note.opening', { size: note.size });
		case 'planned':
			return say('grid.note.planned', { points: note.points });
		case 'not-opening':
			return say('grid.note.not-opening', { piece: thePiece(note.kind), size: note.size });
		case 'fits-nowhere':
			return say('grid.note.fits-nowhere', { piece: thePiece(note.kind) });
		case 'pass':
			return say('grid.note.pass', { game: view.game });
		default:
			return say(PLAIN[note.about]);
	}
}

/** That cubes were rolled again because nothing fitted, told to whose cubes they were. Q4 */
function forcedWords(desk: Desk, plan: Plan): string | null {
	const times = forcedRolls(desk.host.state.value.course, plan.viewer);
	return times > 0 && plan.laid.length === 0 ? say('grid.note.forced', { times }) : null;
}

/** What the next press of the same button will do, where the player wants to be asked. */
function askingWords(desk: Desk, plan: Plan): string | null {
	const pressed = desk.late.asking.value;
	if (pressed === null) return null;
	const what = pressed === 'pass' ? say('grid.tool.pass') : nextWords(nextOf(plan), plan.view.game).spoken;
	return say('grid.next.sure-spoken', { what });
}

export function NoteLine({ desk }: { readonly desk: Desk }) {
	const { late } = desk;
	const plan = late.plan.value;
	const complaint = late.complaint.value;
	const hint = late.hint.value;
	const isPlayed = desk.isBusy.value;
	const note = noteOf(plan, complaint, isPlayed);
	const asked = askingWords(desk, plan);
	const isAmber = asked === null && note?.about === 'refusal';
	const isOfPiece = note !== null && OF_PIECE.has(note.about);
	// Where to look stays true while pieces are tried.
	const isLook = hint?.state.startsWith('look') ?? false;
	const found = !hint || isAmber || (isLook && isOfPiece) ? null : hintWords(hint, plan.view.game);
	const text = asked ?? found ?? (note ? noteWords(note, plan) : isPlayed ? null : forcedWords(desk, plan));
	const spoken = asked ?? (found && hint ? hintSpoken(hint, plan.view.game) : isOfPiece ? null : text);
	// A complaint that is made again is said again.
	useEffect(() => {
		if (spoken !== null) announce(spoken);
	}, [spoken, complaint]);
	return (
		<p class="grid-note" data-tone={isAmber ? 'amber' : 'plain'} data-shown={text !== null} aria-hidden="true">
			{text}
		</p>
	);
}
