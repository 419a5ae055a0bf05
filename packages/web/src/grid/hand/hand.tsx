// The own pieces: a row within reach of a thumb, in the order that their owner gave them.
import './hand.css';
import { useRef } from 'preact/hooks';
import { pieceName } from '../../pieces/names.ts';
import { type Look, PieceIcon } from '../../pieces/piece.tsx';
import { TumblingCube } from '../../pieces/tumble.tsx';
import { say } from '../../words/say.ts';
import { takeUp } from '../commands.ts';
import { followPiece } from '../drag.ts';
import { moveTo } from '../model/hand.ts';
import { isLaid, type Own, type Plan } from '../model/plan.ts';
import type { Stage } from '../stage.ts';

interface HandProps {
	readonly stage: Stage;
	readonly look: Look;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The piece that Tab stops at: the one in hand, else the first that is not on the board. */
const stopOf = (plan: Plan): number | undefined =>
	plan.held ?? plan.hand.find(({ id }) => !isLaid(plan, id))?.id ?? plan.hand[0]?.id;

export function Hand({ stage, look }: HandProps) {
	const { desk, at } = stage;
	const plan = desk.plan.value;
	const buttons = useRef(new Map<number, HTMLButtonElement>());
	const stop = stopOf(plan);
	// Asked for only while something rolls, which has no other measure: the browser has to lay out the page to answer.
	const isRolling = desk.rolls.value.size > 0;
	const size = (isRolling && at.hand?.querySelector('[data-slot]')?.clientWidth) || 72;

	const step = (own: Own, event: KeyboardEvent): void => {
		const by = STEPS[event.key];
		if (by === undefined) return;
		event.preventDefault();
		const place = plan.hand.indexOf(own) + by;
		const next = plan.hand[place];
		if (!next) return;
		if (event.shiftKey) desk.change((each) => moveTo(each, own.id, place));
		buttons.current.get(event.shiftKey ? own.id : next.id)?.focus();
	};

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
		>
			{plan.hand.map((own, place) => {
				const isOut = isLaid(plan, own.id);
				const isOn = plan.held === own.id || plan.chosen.includes(own.id);
				const words = { number: place + 1, piece: pieceName(own.kind) };
				return (
					<div key={own.id} class="grid-slot" data-slot>
						<button
							type="button"
							class="grid-piece"
							ref={(button) => {
								if (button) buttons.current.set(own.id, button);
								else buttons.current.delete(own.id);
							}}
							aria-pressed={isOn}
							aria-label={say(isOut ? 'grid.hand-laid' : 'grid.hand-place', words)}
							tabIndex={own.id === stop ? 0 : -1}
							data-out={isOut}
							data-away={desk.drag.value?.id === own.id}
							onPointerDown={(event) => !isOut && followPiece(stage, own.id, event, () => takeUp(stage, own.id))}
							onClick={(event) => {
								// A pointer has been followed already; this is a key, or a screen reader.
								if (event.detail === 0) takeUp(stage, own.id);
							}}
							onKeyDown={(event) => step(own, event)}
						>
							{!isOut && (
								<span data-own={own.id} class="grid-piece-art">
									{look === 'cube' ? (
										<TumblingCube
											kind={own.kind}
											size={size}
											roll={desk.rolls.value.get(own.id) ?? 0}
											order={place}
											onRest={() => desk.rest(own.id)}
										/>
									) : (
										<PieceIcon kind={own.kind} look={look} size={size} />
									)}
								</span>
							)}
						</button>
					</div>
				);
			})}
		</div>
	);
}
