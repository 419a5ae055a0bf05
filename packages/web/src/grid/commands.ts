// What the keys and the small buttons do, each with the words for those who listen.
import { type Cell, sameCell } from '@tessera/engine';
import { pieceName } from '../pieces/names.ts';
import { announce } from '../table/announcer.ts';
import { placeWords } from '../table/words/place.ts';
import { say } from '../words/say.ts';
import type { Desk } from './desk.ts';
import { askHint } from './hint.ts';
import { boundsOf, grown } from './model/camera.ts';
import type { Command } from './model/keys.ts';
import { choicesOf } from './model/legal.ts';
import { nextPlace } from './model/places.ts';
import {
	heldKind,
	laidAt,
	letGo,
	moveCursor,
	ownOf,
	type Plan,
	takeBack,
	takeBackAll,
	takeBackLast,
	tapPiece,
	toggle,
	turnTo,
} from './model/plan.ts';
import { draftOf } from './model/survey.ts';
import { whyNoChoice } from './model/turn.ts';
import type { Stage } from './stage.ts';
import { cellWords, heldWords } from './words.ts';

/** How far the cursor may leave what lies there. */
const MARGIN = 6;

const within = (plan: Plan, { x, y }: Cell): Cell => {
	const { left, top, right, bottom } = grown(boundsOf(plan.view.board), MARGIN);
	return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
};

function moveTo(stage: Stage, cell: Cell): void {
	const { desk, camera } = stage;
	desk.change((plan) => moveCursor(plan, cell));
	camera.reveal({ left: cell.x - 1, top: cell.y - 1, right: cell.x + 1, bottom: cell.y + 1 });
	announce(cellWords(desk.plan.peek(), cell));
}

/** To the next place where the piece in hand fits, or why there is none. */
function toNextPlace(stage: Stage): void {
	const plan = stage.desk.plan.peek();
	const next = nextPlace(plan);
	if (next) moveTo(stage, next);
	else announce(heldKind(plan) === null ? say('grid.spoken.none-held') : heldWords(plan));
}

function sayPut({ desk }: Stage, cell: Cell): void {
	const plan = desk.plan.peek();
	const own = ownOf(plan, laidAt(plan, cell)?.id ?? null);
	if (!own) return;
	const { points } = draftOf(plan);
	announce(say('grid.spoken.put', { piece: pieceName(own.kind), place: placeWords([cell]), points }));
}

function putAtCursor(stage: Stage): void {
	const { desk } = stage;
	const { held, cursor } = desk.plan.peek();
	const own = laidAt(desk.plan.peek(), cursor);
	if (held === null) {
		if (own) takeUp(stage, own.id);
		else announce(cellWords(desk.plan.peek(), cursor));
	} else if (desk.dropAt(cursor)) sayPut(stage, cursor);
}

/** A tap on an own piece, or the key of its place: takes it up, or chooses it. */
export function takeUp(stage: Stage, id: number): void {
	const { desk } = stage;
	const { mode, view } = desk.plan.peek();
	const own = ownOf(desk.plan.peek(), id);
	if (!own) return;
	const piece = pieceName(own.kind);
	if (mode !== 'lay') {
		const limit = mode === 'exchange' ? choicesOf(view).exchangeUpTo : Number.POSITIVE_INFINITY;
		desk.change((plan) => toggle(plan, id, limit));
		announce(say(desk.plan.peek().chosen.includes(id) ? 'grid.spoken.chosen' : 'grid.spoken.not-chosen', { piece }));
		return;
	}
	desk.change((plan) => tapPiece(plan, id));
	const plan = desk.plan.peek();
	announce(heldKind(plan) === null ? say('grid.spoken.let-go', { piece }) : heldWords(plan));
}

/** Lets go of the piece in hand, which goes back to where it was taken up. */
function letGoSaid({ desk }: Stage): void {
	const plan = desk.plan.peek();
	const own = ownOf(plan, plan.held);
	const laid = plan.laid.find(({ id }) => id === plan.held);
	desk.change(letGo);
	if (laid) announce(cellWords(desk.plan.peek(), laid));
	else if (own) announce(say('grid.spoken.let-go', { piece: pieceName(own.kind) }));
}

export function takeOneBack(stage: Stage): void {
	const { desk } = stage;
	const plan = desk.plan.peek();
	const laid = plan.laid.find((each) => sameCell(each, plan.cursor)) ?? plan.laid.at(-1);
	const own = ownOf(plan, laid?.id ?? null);
	if (!own || !laid) {
		if (plan.held === null) announce(say('grid.spoken.nothing-back'));
		else letGoSaid(stage);
		return;
	}
	desk.change((each) => (laidAt(each, each.cursor) ? takeBack(each, laid.id) : takeBackLast(each)));
	announce(say('grid.spoken.let-go', { piece: pieceName(own.kind) }));
}

export function takeEverythingBack({ desk }: Stage): void {
	desk.change(takeBackAll);
	announce(say('grid.spoken.all-back'));
}

function layAgain(desk: Desk): void {
	desk.change((plan) => turnTo(plan, 'lay'));
	announce(say('grid.spoken.lay-again'));
}

/** Opens or closes the choice of what to give away or to roll again. */
export function chooseOrNot({ desk }: Stage): void {
	const { mode, view } = desk.plan.peek();
	const { exchangeUpTo, canReroll } = choicesOf(view);
	if (mode !== 'lay') layAgain(desk);
	else if (exchangeUpTo > 0) desk.change((plan) => turnTo(plan, 'exchange'));
	else if (canReroll) desk.change((plan) => turnTo(plan, 'reroll'));
	else desk.complain(whyNoChoice(view));
}

function giveUp(stage: Stage): void {
	const { desk } = stage;
	const { mode, held } = desk.plan.peek();
	desk.stopAsking();
	desk.dropHint();
	if (held !== null) letGoSaid(stage);
	else if (mode === 'exchange') layAgain(desk);
}

export function obey(stage: Stage, command: Command, help: () => void): void {
	const { desk, camera } = stage;
	const plan = desk.plan.peek();
	switch (command.does) {
		case 'move':
			moveTo(stage, within(plan, { x: plan.cursor.x + command.dx, y: plan.cursor.y + command.dy }));
			return;
		case 'pick': {
			const own = plan.hand[command.place];
			if (own) takeUp(stage, own.id);
			return;
		}
		case 'put':
			putAtCursor(stage);
			return;
		case 'next-place':
			toNextPlace(stage);
			return;
		case 'back':
			takeOneBack(stage);
			return;
		case 'press':
			void desk.press();
			return;
		case 'exchange':
			chooseOrNot(stage);
			return;
		case 'hint':
			// First where to look; whoever asks again wants the move.
			void askHint(desk, desk.hint.peek()?.state.startsWith('look') ? 'best' : 'where');
			return;
		case 'help':
			help();
			return;
		case 'let-go':
			giveUp(stage);
			return;
		case 'zoom':
			camera.zoomEased(command.by);
			return;
		case 'fit':
			camera.reset();
			return;
	}
}
