// One typed line and what comes of it: the only way in which a person changes a game at the terminal.
import type { Action } from '@tessera/engine';
import { refusalWords } from '../words/refusals.ts';
import { type Change, refuse } from './change.ts';
import { type Command, readCommand } from './commands.ts';
import { forcedAction } from './forced.ts';
import { gridChange } from './grid-commands.ts';
import { proceed, sitDown } from './progress.ts';
import { type Effect, type Outcome, positionOf, recordAction, type Session, SORTINGS, viewOf } from './session.ts';
import { tableChange } from './table-commands.ts';

function changeBy(session: Session, command: Command): Change {
	const view = viewOf(session);
	const { draft } = session;
	if (view.game === 'cards' && draft.on === 'table') return tableChange(view, draft.cards, command);
	if (view.game !== 'cards' && draft.on === 'grid') return gridChange(view, draft.laid, command);
	return refuse('This game has another table.');
}

/** Enter plays what lies there, or does the only thing that is left to do. */
const meant = (session: Session, command: Command): Command =>
	command.type === 'enter' ? { type: forcedAction(viewOf(session)) ?? 'play' } : command;

const staying = (session: Session, ...effects: readonly Effect[]): Outcome => ({
	session: { ...session, warned: false },
	effects,
});

function actIn(session: Session, action: Action): Outcome {
	const record = recordAction(session.record, action);
	if (record.ok) return proceed({ ...session, record: record.value });
	return staying(session, { type: 'refuse', text: refusalWords(positionOf(session).game, record.problem) });
}

function apply(session: Session, change: Change): Outcome {
	switch (change.type) {
		case 'draft':
			return staying({ ...session, draft: change.draft }, { type: 'screen' });
		case 'act':
			return actIn(session, change.action);
		case 'show':
			return staying(session, change.effect);
		case 'refuse':
			return staying(session, change);
	}
}

const NOT_SAVED = 'The game is not saved. Type save FILE to keep it, or quit again to leave without it.';

/** Leaves; without a file only when asked twice in a row. */
function quit(session: Session): Outcome {
	const { file, warned } = session;
	const left: Session = { ...session, phase: 'left' };
	if (file !== null) return { session: left, effects: [{ type: 'save', file, aloud: true }] };
	return warned
		? { session: left, effects: [] }
		: { session: { ...session, warned: true }, effects: [{ type: 'say', text: NOT_SAVED }] };
}

function save(session: Session, named: string | null): Outcome {
	const file = named ?? session.file;
	if (file === null) return staying(session, { type: 'refuse', text: 'Say where to save it: save FILE' });
	return staying({ ...session, file }, { type: 'save', file, aloud: true });
}

const nextSorting = (session: Session): Session => {
	const place = (SORTINGS.indexOf(session.sorting) + 1) % SORTINGS.length;
	return { ...session, sorting: SORTINGS[place] ?? 'drawn' };
};

function obey(session: Session, command: Command): Outcome {
	switch (command.type) {
		case 'quit':
			return quit(session);
		case 'save':
			return save(session, command.file);
		case 'sort':
			return staying(nextSorting(session), { type: 'screen' });
		default:
			return apply(session, changeBy(session, meant(session, command)));
	}
}

/** Under the cover there is nothing to command: any line uncovers, except one that saves or leaves. */
function uncover(session: Session, command: Command | null): Outcome {
	return command?.type === 'quit' || command?.type === 'save' ? obey(session, command) : sitDown(session);
}

/** What comes of one typed line. */
export function respond(session: Session, line: string): Outcome {
	const command = readCommand(positionOf(session).game, line);
	if (session.phase === 'covered') return uncover(session, command.ok ? command.value : null);
	return command.ok ? obey(session, command.value) : staying(session, { type: 'refuse', text: command.problem });
}

/** The input came to its end in the middle of the game: saved where it is to be saved, and left. */
export const hangUp = (session: Session): Outcome => ({
	session: { ...session, phase: 'left' },
	effects:
		session.file === null
			? [{ type: 'say', text: 'The game was not saved.' }]
			: [{ type: 'save', file: session.file, aloud: true }],
});
