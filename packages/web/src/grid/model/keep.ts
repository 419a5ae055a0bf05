// A plan as data that outlives the page: the order of the hand, what lies on the board for now, and what is being chosen.
import { cellKey, isKind, type Kind, type Placed } from '@tessera/engine';
import { fieldsOf } from '../../parts/fields.ts';
import { keepOrder } from './hand.ts';
import { choicesOf, firstMode, isOpen } from './legal.ts';
import { chosenKinds, handKinds, type Laid, type Mode, type Own, type Plan, placedOf } from './plan.ts';

/** What is being chosen in a turn; it means nothing in any other. */
interface KeptChoice {
	readonly step: number;
	readonly mode: Mode;
	readonly kinds: readonly Kind[];
}

interface KeptPlan {
	readonly version: 1;
	readonly seat: number;
	readonly order: readonly Kind[];
	readonly laid: readonly Placed[];
	/** What lay there before something was being chosen. */
	readonly aside?: readonly Placed[];
	readonly choice?: KeptChoice;
}

const isSameOrder = (a: readonly Kind[], b: readonly Kind[]): boolean =>
	a.length === b.length && a.every((kind, index) => kind === b[index]);

/** Null where a turn begins like this anyway. */
function choiceOf(plan: Plan): KeptChoice | null {
	const { view, mode } = plan;
	if (plan.chosen.length === 0 && mode === firstMode(view)) return null;
	return { step: view.step, mode, kinds: chosenKinds(plan) };
}

/** What to keep of a plan; null when a fresh one would be the same. */
export function kept(plan: Plan): KeptPlan | null {
	const order = handKinds(plan);
	if (plan.viewer === null) return null;
	const choice = choiceOf(plan);
	if (plan.laid.length === 0 && choice === null && isSameOrder(order, plan.view.hand ?? [])) return null;
	const aside = placedOf(plan, plan.aside);
	const chosen = choice && { choice, ...(aside.length > 0 && { aside }) };
	return { version: 1, seat: plan.viewer, order, laid: placedOf(plan), ...chosen };
}

const fieldOf = (value: unknown, name: string): unknown => fieldsOf(value)[name];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readPlaced(value: unknown): readonly Placed[] {
	const [kind, x, y] = ['kind', 'x', 'y'].map((name) => fieldOf(value, name));
	return isKind(kind) && Number.isSafeInteger(x) && Number.isSafeInteger(y)
		? [{ kind, x: Number(x), y: Number(y) }]
		: [];
}

/** Whether what was kept is about the seat that looks. */
const isFor = (plan: Plan, stored: unknown): boolean =>
	plan.viewer !== null && fieldOf(stored, 'version') === 1 && fieldOf(stored, 'seat') === plan.viewer;

const MODES: readonly Mode[] = ['lay', 'exchange', 'reroll'];

/** What was being chosen, as far as it can be chosen now. */
function chosenAgain(
	{ view, mode: fresh }: Plan,
	hand: readonly Own[],
	choice: unknown,
): Pick<Plan, 'mode' | 'chosen'> {
	const mode = MODES.find((each) => each === fieldOf(choice, 'mode'));
	if (mode === undefined || fieldOf(choice, 'step') !== view.step || !isOpen(view, mode))
		return { mode: fresh, chosen: [] };
	const chosen: number[] = [];
	const most = mode === 'exchange' ? choicesOf(view).exchangeUpTo : hand.length;
	for (const kind of mode === 'lay' ? [] : listOf(fieldOf(choice, 'kinds'))) {
		const own = hand.find((each) => each.kind === kind && !chosen.includes(each.id));
		if (own && chosen.length < most) chosen.push(own.id);
	}
	return { mode, chosen };
}

/** What lay on the board for now, as far as it can lie there. */
function laidAgain({ view }: Plan, hand: readonly Own[], stored: unknown): readonly Laid[] {
	const laid: Laid[] = [];
	const taken = new Set(view.board.map(cellKey));
	for (const { kind, x, y } of listOf(stored).flatMap(readPlaced)) {
		const own = hand.find((each) => each.kind === kind && !laid.some(({ id }) => id === each.id));
		if (!own || taken.has(cellKey({ x, y }))) continue;
		taken.add(cellKey({ x, y }));
		laid.push({ id: own.id, x, y });
	}
	return laid;
}

/** A fresh plan with what was kept of an earlier one, as far as it still makes sense. */
export function restored(plan: Plan, stored: unknown): Plan {
	if (!isFor(plan, stored)) return plan;
	const order = listOf(fieldOf(stored, 'order')).filter(isKind);
	const arranged = order.map((kind, index) => ({ id: index + 1, kind }));
	const hand = keepOrder(arranged, plan.view.hand ?? [], { isCubes: plan.view.game === 'cubes', gone: new Set() });
	const laid = laidAgain(plan, hand, fieldOf(stored, 'laid'));
	if (laid.length > 0) return { ...plan, hand, laid, mode: 'lay' };
	const choice = chosenAgain(plan, hand, fieldOf(stored, 'choice'));
	const aside = laidAgain(plan, hand, fieldOf(stored, 'aside'));
	return choice.mode === 'lay' ? { ...plan, hand, laid: aside, ...choice } : { ...plan, hand, aside, ...choice };
}
