// The one line over the hand: why not, what is being chosen, what a hint found.
import { say } from '../words/say.ts';
import type { Desk } from './desk.ts';
import { lastRoll } from './model/course.ts';
import { type Note, noteOf } from './model/note.ts';
import type { Plan } from './model/plan.ts';
import { hintWords, whyWords } from './words.ts';

function noteWords(note: Note, { view }: Plan): string {
	switch (note.about) {
		case 'refusal':
			return whyWords(note.refusal, view.game);
		case 'opening':
			return say('grid.note.opening', { size: note.size });
		case 'planned':
			return say('grid.note.planned', { points: note.points });
		case 'pass':
			return say('grid.note.pass', { game: view.game });
		default:
			return say(`grid.note.${note.about}`);
	}
}

/** That cubes were rolled again because nothing fitted, told to whose cubes they were. Q4 */
function forcedWords(desk: Desk, plan: Plan): string | null {
	const roll = lastRoll(desk.host.state.value.course);
	return roll && roll.forced > 0 && roll.seat === plan.viewer && plan.laid.length === 0
		? say('grid.note.forced', { times: roll.forced })
		: null;
}

export function NoteLine({ desk }: { readonly desk: Desk }) {
	const plan = desk.plan.value;
	const note = noteOf(plan, desk.complaint.value);
	const hint = desk.hint.value;
	const isAmber = note?.about === 'refusal';
	const text =
		(isAmber ? null : hint && hintWords(hint, plan.view.game)) ??
		(note && noteWords(note, plan)) ??
		forcedWords(desk, plan);
	return (
		<p class="grid-note" data-tone={isAmber ? 'amber' : 'plain'} data-shown={text !== null}>
			{text}
		</p>
	);
}
