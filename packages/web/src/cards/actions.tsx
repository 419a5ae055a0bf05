// The buttons of a turn, and the line above the hand that says how it stands.
import './actions.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { hasHints } from '../table/hints.ts';
import { say } from '../words/say.ts';
import { cardsOnly, type Desk, mayAct, type Note } from './desk.ts';
import { allBack, redoNext, sort, takeBack, undoLast } from './gestures.ts';
import { arrangeForMe, giveHint, giveUp, playTurn } from './help.ts';
import { Sign } from './icons.tsx';
import { type Standing, standing } from './model/judge.ts';
import { canTakeBack, type Turn } from './model/turn.ts';
import { heldWords, stuckWords } from './words.ts';

const fingers = matchMedia('(pointer: coarse)');

function usualNote(desk: Desk, turn: Turn, state: Standing): Note {
	const { waiting } = desk.host.state.value;
	const hint = desk.hint.value;
	if (desk.stuck.value || waiting.for === 'handover') return { text: '', tone: 'plain' };
	if (turn.held.length > 0) return { text: heldWords(turn, fingers.matches), tone: 'plain' };
	if (hint && state.can === 'begin') return { text: hint.words, tone: 'good' };
	if (state.can === 'mend') return { text: say('cards.note-mend', { series: state.groups.length }), tone: 'amber' };
	if (waiting.for !== 'me')
		return { text: say(turn.own.length === 0 ? 'cards.note-none' : 'cards.note-wait'), tone: 'plain' };
	if (state.can === 'play') return { text: say('cards.note-ready'), tone: 'good' };
	return { text: say(turn.now.length === 0 ? 'cards.note-open' : 'cards.note-begin'), tone: 'plain' };
}

interface NoteLineProps {
	readonly desk: Desk;
	readonly turn: Turn;
	/** Opens the list of keys. */
	readonly onKeys: () => void;
}

export function NoteLine({ desk, turn, onKeys }: NoteLineProps) {
	const { text, tone } = desk.note.value ?? usualNote(desk, turn, standing(turn));
	const isReturnable = canTakeBack(turn, turn.held);
	const by = turn.sortedBy === 'colour' ? 'shape' : 'colour';
	return (
		<div class="cards-note">
			<p class="cards-note-text" data-tone={tone}>
				{text}
			</p>
			{isReturnable ? (
				<button type="button" class="button cards-back" onClick={() => takeBack(desk, null)}>
					{say('cards.back')}
				</button>
			) : null}
			<Tool
				sign="sort"
				word={say('cards.sort-short')}
				label={say(by === 'colour' ? 'cards.sort-colour' : 'cards.sort-shape')}
				onClick={() => sort(desk)}
			/>
			<span class="cards-keys-tool">
				<Tool sign="keys" label={say('cards.keys-title')} onClick={onKeys} />
			</span>
		</div>
	);
}

interface ToolProps {
	readonly sign: Parameters<typeof Sign>[0]['of'];
	/** In full. */
	readonly label: string;
	/** Below the sign, where there is no room for all of the label; a part of it. */
	readonly word?: string;
	readonly onClick: () => void;
	readonly isOff?: boolean;
	readonly isMarked?: boolean;
}

/** Off is said, not taken away: a button that is disabled under the focus loses whoever uses keys. */
const Tool = ({ sign, label, word = label, onClick, isOff = false, isMarked = false }: ToolProps) => (
	<button
		type="button"
		class="button plain cards-tool"
		aria-label={label}
		title={label}
		aria-disabled={isOff}
		data-marked={isMarked ? '' : undefined}
		data-parts={word.includes(' ')}
		onClick={() => !isOff && onClick()}
	>
		<Sign of={sign} />
		<span class="cards-tool-word">{word}</span>
	</button>
);

/** The one thing to do next. It can always be pressed: where the turn cannot end yet, it says why. */
function Primary({
	desk,
	state,
	onLook,
}: {
	readonly desk: Desk;
	readonly state: Standing;
	onLook(group: number): void;
}) {
	const isReady = state.can === 'play' && mayAct(desk);
	const count = state.can === 'begin' ? 0 : state.cards;
	const qwirkles = state.can === 'play' ? state.qwirkles : 0;
	return (
		<button
			type="button"
			class={isReady ? 'button next cards-play' : 'button cards-play'}
			aria-disabled={!isReady}
			data-first=""
			onClick={() => {
				const group = playTurn(desk);
				if (group !== null) onLook(group);
			}}
		>
			<span>{say('cards.lay', { count })}</span>
			{qwirkles > 0 ? (
				<span class="cards-play-more">
					<span class="unseen">, </span>
					{say('cards.lay-qwirkle', { count: qwirkles })}
				</span>
			) : null}
		</button>
	);
}

export interface ActionsProps {
	readonly desk: Desk;
	readonly turn: Turn;
	/** Brings a series into view. */
	readonly onLook: (group: number) => void;
}

export function Actions({ desk, turn, onLook }: ActionsProps) {
	const state = standing(turn);
	const stuck = desk.stuck.value;
	const isAsking = desk.asking.value && settings.value.confirm && state.can === 'play';
	const shows = stuck ? 'stuck' : isAsking ? 'sure' : 'tools';
	const box = useRef<HTMLDivElement>(null);
	// Read before anything is drawn anew: the button that was pressed may be about to go, with its focus.
	const hadFocus = box.current?.contains(document.activeElement) ?? false;
	useLayoutEffect(() => {
		if (hadFocus) box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
	}, [shows]);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
		<div
			class={shows === 'tools' ? 'cards-actions' : 'cards-actions cards-question'}
			role="group"
			aria-label={say('cards.actions')}
			ref={box}
		>
			{stuck ? (
				<Stuck key="stuck" desk={desk} what={stuck} />
			) : isAsking ? (
				<Sure key="sure" desk={desk} count={state.cards} />
			) : (
				<Tools key="tools" desk={desk} turn={turn} state={state} onLook={onLook} />
			)}
		</div>
	);
}

function Tools({ desk, turn, state, onLook }: ActionsProps & { readonly state: Standing }) {
	const isBusy = desk.busy.value !== null;
	const isOnItsWay = desk.busy.value?.is === 'acting';
	const isHinted = desk.hint.value !== null;
	return (
		<>
			<Tool
				sign="undo"
				word={say('cards.undo-short')}
				label={say('cards.undo')}
				isOff={turn.past.length === 0 || isOnItsWay}
				onClick={() => undoLast(desk)}
			/>
			<Tool
				sign="redo"
				word={say('cards.redo-short')}
				label={say('cards.redo')}
				isOff={turn.future.length === 0 || isOnItsWay}
				onClick={() => redoNext(desk)}
			/>
			<Tool
				sign="take-back"
				word={say('cards.take-back-short')}
				label={say('cards.take-back')}
				isOff={turn.past.length === 0 || turn.now === turn.start || isOnItsWay}
				onClick={() => allBack(desk)}
			/>
			{hasHints(desk.host) && (
				<Tool
					sign="hint"
					label={say(isHinted ? 'cards.hint-show' : 'cards.hint')}
					isOff={isBusy || !mayAct(desk)}
					isMarked={isHinted}
					onClick={() => void giveHint(desk)}
				/>
			)}
			<Tool
				sign="arrange"
				word={say('cards.arrange-short')}
				label={say('cards.arrange')}
				isOff={isBusy}
				isMarked={turn.held.length > 0 || state.can === 'mend'}
				onClick={() => void arrangeForMe(desk)}
			/>
			<Primary desk={desk} state={state} onLook={onLook} />
		</>
	);
}

/** Asked once more, in place; for those who want that. */
const Sure = ({ desk, count }: { readonly desk: Desk; readonly count: number }) => (
	<>
		<p class="cards-question-text">{say('cards.sure', { count })}</p>
		<button
			type="button"
			class="button cards-sure"
			onClick={() => {
				desk.asking.value = false;
			}}
		>
			{say('cards.lay-not-yet')}
		</button>
		<button type="button" class="button next cards-sure" data-first="" onClick={() => playTurn(desk, true)}>
			{say('cards.lay-sure')}
		</button>
	</>
);

/** Nothing can be laid: why, and the one way on. K6 */
const Stuck = ({ desk, what }: { readonly desk: Desk; readonly what: 'swap' | 'pass' }) => (
	<>
		<p class="cards-question-text">{stuckWords(cardsOnly(desk.host.state.value.view))}</p>
		<button type="button" class="button next cards-sure" data-first="" onClick={() => void giveUp(desk, what)}>
			{say(what === 'swap' ? 'cards.swap' : 'cards.pass')}
		</button>
	</>
);
