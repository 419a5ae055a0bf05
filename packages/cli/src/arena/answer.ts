// What a program from outside wrote, read as the action it stands for, or what is wrong with it.
import {
	type Action,
	arrange,
	type CardsView,
	firstMissing,
	type Kind,
	no,
	ok,
	type Result,
	type View,
} from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import { type Read, readList, readObject, readPiece, readPlaced } from '../moves/json.ts';
import { brief, type Failure } from './failures.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** An action as it is written; cards can be laid without saying how the table is to be then. */
type Written = Exclude<Action, { type: 'lay' }> | LayWritten;
type LayWritten = {
	readonly type: 'lay';
	readonly cards: readonly Kind[];
	readonly table: readonly (readonly Kind[])[] | null;
};

const readKinds = (value: unknown, name: string): Read<readonly Kind[]> => readList(value, name, readPiece);

function readPlace(value: unknown): Read<Written> {
	const pieces = readList(value, 'pieces', readPlaced);
	return pieces.ok ? ok({ type: 'place', pieces: pieces.value }) : pieces;
}

function readLay(fields: Fields): Read<Written> {
	const cards = readKinds(fields['cards'], 'cards');
	if (!cards.ok) return cards;
	if (fields['table'] === undefined) return ok({ type: 'lay', cards: cards.value, table: null });
	const table = readList(fields['table'], 'table', (series) => readKinds(series, 'table'));
	return table.ok ? ok({ type: 'lay', cards: cards.value, table: table.value }) : table;
}

function readExchange(value: unknown): Read<Written> {
	const pieces = readKinds(value, 'pieces');
	return pieces.ok ? ok({ type: 'exchange', pieces: pieces.value }) : pieces;
}

function readReroll(value: unknown): Read<Written> {
	const cubes = readKinds(value, 'cubes');
	return cubes.ok ? ok({ type: 'reroll', cubes: cubes.value }) : cubes;
}

function readAction(fields: Fields): Read<Written> {
	switch (fields['type']) {
		case 'place':
			return readPlace(fields['pieces']);
		case 'exchange':
			return readExchange(fields['pieces']);
		case 'reroll':
			return readReroll(fields['cubes']);
		case 'lay':
			return readLay(fields);
		case 'swap':
		case 'pass':
			return ok({ type: fields['type'] });
		default:
			return no('the "type" of an action is "place", "exchange", "reroll", "lay", "swap" or "pass"');
	}
}

function readWritten(line: string, id: number): Read<Written> {
	const answer = readObject(line);
	if (!answer.ok) return answer;
	if (answer.value['id'] !== id) return no(`an answer has the "id" of its question, ${id}`);
	const action = fieldsOf(answer.value['action']);
	return action ? readAction(action) : no('an answer has an object as its "action"');
}

const layText = (cards: readonly Kind[]): string => brief(`lay ${cards.map(pieceCode).join(' ')}`);

/** The table with these cards as we would arrange it: most Qwirkles, then fewest cards moved. K3 */
function arranged(view: CardsView, cards: readonly Kind[]): Result<Action, Failure> {
	const action = layText(cards);
	if (cards.length === 0) return no({ kind: 'illegal', action, refusal: { kind: 'nothing-laid' } });
	const piece = firstMissing(view.hand ?? [], cards);
	if (piece !== null) return no({ kind: 'illegal', action, refusal: { kind: 'not-in-hand', piece } });
	const found = arrange(view.table, cards);
	return found ? ok({ type: 'lay', cards, table: found.table }) : no({ kind: 'unarrangeable', action });
}

function completed(view: View, written: Written): Result<Action, Failure> {
	if (written.type !== 'lay') return ok(written);
	const { cards, table } = written;
	if (table !== null) return ok({ type: 'lay', cards, table });
	return view.game === 'cards'
		? arranged(view, cards)
		: no({ kind: 'illegal', action: layText(cards), refusal: { kind: 'no-such-action' } });
}

/** The action that a line answers a question with. */
export function readAnswer(line: string, id: number, view: View): Result<Action, Failure> {
	const written = readWritten(line, id);
	if (!written.ok) return no({ kind: 'garbage', problem: written.problem, wrote: brief(line) });
	return completed(view, written.value);
}
