// A plan as data that outlives the page: the order of the hand and what lies on the board for now.
import { isKind, type Kind, type Placed } from '@tessera/engine';
import { keepOrder } from './hand.ts';
import { handKinds, type Laid, type Plan, placedOf } from './plan.ts';

interface KeptPlan {
	readonly version: 1;
	readonly seat: number;
	readonly order: readonly Kind[];
	readonly laid: readonly Placed[];
}

const isSameOrder = (a: readonly Kind[], b: readonly Kind[]): boolean =>
	a.length === b.length && a.every((kind, index) => kind === b[index]);

/** What to keep of a plan; null when a fresh one would be the same. */
export function kept(plan: Plan): KeptPlan | null {
	const order = handKinds(plan);
	if (plan.viewer === null || (plan.laid.length === 0 && isSameOrder(order, plan.view.hand ?? []))) return null;
	return { version: 1, seat: plan.viewer, order, laid: placedOf(plan) };
}

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

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

/** A fresh plan with what was kept of an earlier one, as far as it still makes sense. */
export function restored(plan: Plan, stored: unknown): Plan {
	if (!isFor(plan, stored)) return plan;
	const order = listOf(fieldOf(stored, 'order')).filter(isKind);
	const arranged = order.map((kind, index) => ({ id: index + 1, kind }));
	const hand = keepOrder(arranged, plan.view.hand ?? [], { isCubes: plan.view.game === 'cubes', gone: new Set() });
	const laid: Laid[] = [];
	const taken = new Set(plan.view.board.map(({ x, y }) => `${x},${y}`));
	for (const { kind, x, y } of listOf(fieldOf(stored, 'laid')).flatMap(readPlaced)) {
		const own = hand.find((each) => each.kind === kind && !laid.some(({ id }) => id === each.id));
		if (!own || taken.has(`${x},${y}`)) continue;
		taken.add(`${x},${y}`);
		laid.push({ id: own.id, x, y });
	}
	return { ...plan, hand, laid, mode: laid.length > 0 ? 'lay' : plan.mode };
}
