// The own pieces: a row within reach of a thumb, in the order that their owner gave them.
import './hand.css';
import { FlatIcon } from '../../pieces/flat.tsx';
import { pieceName } from '../../pieces/names.ts';
import { TumblingCube } from '../../pieces/tumble.tsx';
import { settings } from '../../settings/settings.ts';
import { say } from '../../words/say.ts';
import { takeUp } from '../commands.ts';
import { followPiece } from '../drag.ts';
import { moveTo } from '../model/hand.ts';
import { isLaid, type Own, type Plan } from '../model/plan.ts';
import type { Stage } from '../stage.ts';

interface HandProps {
	readonly stage: Stage;
	readonly look: 'tile' | 'cube';
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The piece that Tab stops at: the one in hand, else the first that is not on the board. */
const stopOf = (plan: Plan): number | undefined =>
	plan.held ?? plan.hand.find(({ id }) => !isLaid(plan, id))?.id ?? plan.hand[0]?.id;

interface SlotProps {
	readonly stage: Stage;
	readonly own: Own;
	readonly place: number;
	readonly look: 'tile' | 'cube';
	readonly size: number;
	/** Whether it is on the board for now. */
	readonly isOut: boolean;
	/** Whether it is in hand or chosen. */
	readonly isOn: boolean;
	readonly isStop: boolean;
	readonly isAway: boolean;
	readonly isHatched: boolean;
	/** The step at which it was thrown, while it rolls; else 0. */
	readonly roll: number;
}

/** Moves along the row; with Shift the piece goes along. */
function step({ desk, at }: Stage, own: Own, event: KeyboardEvent): void {
	const by = STEPS[event.key];
	if (by === undefined) return;
	event.preventDefault();
	const { hand } = desk.plan.peek();
	const place = hand.findIndex(({ id }) => id === own.id) + by;
	const next = hand[place];
	if (!next) return;
	if (event.shiftKey) desk.change((each) => moveTo(each, own.id, place));
	const id = event.shiftKey ? own.id : next.id;
	at.hand?.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();
}

/** One place of the row. Rendered again only when something of its own has changed. */
function Slot({ stage, own, place, look, size, isOut, isOn, isStop, isAway, isHatched, roll }: SlotProps) {
	const words = { number: place + 1, piece: pieceName(own.kind) };
	return (
		<div class="grid-slot" data-slot>
			<button
				type="button"
				class="grid-piece"
				data-piece={own.id}
				aria-pressed={isOn}
				aria-label={say(isOut ? 'grid.hand-laid' : 'grid.hand-place', words)}
				tabIndex={isStop ? 0 : -1}
				data-out={isOut}
				data-away={isAway}
				onPointerDown={(event) => !isOut && followPiece(stage, own.id, event, () => takeUp(stage, own.id))}
				onClick={(event) => {
					// A pointer has been followed already; this is a key, or a screen reader.
					if (event.detail === 0) takeUp(stage, own.id);
				}}
				onKeyDown={(event) => step(stage, own, event)}
			>
				{/* Stays where it is while it is on the board, unseen: to draw it anew takes longer. */}
				<span data-own={isOut ? undefined : own.id} class="grid-piece-art">
					{look === 'cube' ? (
						<TumblingCube
							kind={own.kind}
							size={size}
							roll={roll}
							order={place}
							onRest={() => stage.desk.rest(own.id)}
						/>
					) : (
						<FlatIcon kind={own.kind} look={look} isHatched={isHatched} />
					)}
				</span>
			</button>
		</div>
	);
}

export function Hand({ stage, look }: HandProps) {
	const { desk, at } = stage;
	const plan = desk.plan.value;
	const stop = stopOf(plan);
	const rolls = desk.rolls.value;
	const isHatched = settings.value.marks === 'strong';
	// Asked for only while something rolls, which has no other measure: the browser has to lay out the page to answer.
	const size = (rolls.size > 0 && at.hand?.querySelector('[data-slot]')?.clientWidth) || 72;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
		<div
			class="grid-hand"
			role="group"
			aria-label={say('grid.hand', { game: plan.view.game })}
			ref={(element) => {
				at.hand = element;
			}}
			data-mode={plan.mode}
			style={`--places: ${plan.hand.length}`}
		>
			{plan.hand.map((own, place) => (
				<Slot
					key={own.id}
					stage={stage}
					own={own}
					place={place}
					look={look}
					size={size}
					isOut={isLaid(plan, own.id)}
					isOn={plan.held === own.id || plan.chosen.includes(own.id)}
					isStop={own.id === stop}
					isAway={desk.drag.value?.id === own.id}
					isHatched={isHatched}
					roll={rolls.get(own.id) ?? 0}
				/>
			))}
		</div>
	);
}
