// The small buttons under the hand and the round one of the turn.
import './tools.css';
import { useComputed } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { hasHints } from '../../table/hints.ts';
import { isCatchingUp } from '../../table/host.ts';
import { say } from '../../words/say.ts';
import { chooseOrNot, takeEverythingBack, takeOneBack } from '../commands.ts';
import { askHint } from '../hint.ts';
import { shuffle, sort } from '../model/hand.ts';
import { choicesOf, isMine } from '../model/legal.ts';
import type { GridView, Mode } from '../model/plan.ts';
import { isUnfinished, nextOf } from '../model/turn.ts';
import { Sign, type SignName } from '../signs.tsx';
import type { Stage } from '../stage.ts';
import { nextWords } from '../words.ts';

interface ToolProps {
	readonly sign: SignName;
	/** In full. */
	readonly label: string;
	/** Below the sign, where the label is long; a part of it. */
	readonly word?: string;
	readonly isOff?: boolean;
	readonly isOn?: boolean | undefined;
	readonly onClick: () => void;
}

/** Off is said, not taken away: a button that vanishes under the focus loses whoever uses keys. */
const Tool = ({ sign, label, word = label, isOff = false, isOn, onClick }: ToolProps) => (
	<button
		type="button"
		class="button plain grid-tool"
		aria-label={label}
		title={label}
		aria-disabled={isOff}
		aria-pressed={isOn}
		data-parts={word.includes(' ')}
		onClick={() => !isOff && onClick()}
	>
		<Sign of={sign} />
		<span class="grid-tool-word">{word}</span>
	</button>
);

function HintTool({ stage }: { readonly stage: Stage }) {
	const { desk } = stage;
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const isOff = useComputed(
		() =>
			!isMine(desk.plan.value.view) ||
			isCatchingUp(desk.host) ||
			desk.hint.value?.state === 'thinking' ||
			desk.isBusy.value,
	).value;
	const ask = (wanted: 'where' | 'best'): void => {
		button.current?.focus();
		setOpen(false);
		void askHint(desk, wanted);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that one has left it
		<div
			class="grid-hint"
			onKeyDown={(event) => {
				if (event.key === 'Escape' && isOpen) {
					event.stopPropagation();
					button.current?.focus();
					setOpen(false);
				}
			}}
			onFocusOut={(event) => {
				if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOpen(false);
			}}
		>
			<button
				ref={button}
				type="button"
				class="button plain grid-tool"
				aria-label={say('grid.tool.hint')}
				title={say('grid.tool.hint')}
				aria-expanded={isOpen}
				aria-disabled={isOff}
				onClick={() => !isOff && setOpen(!isOpen)}
			>
				<Sign of="hint" />
				<span class="grid-tool-word">{say('grid.tool.hint')}</span>
			</button>
			{isOpen && (
				<div class="grid-hint-menu">
					<button type="button" class="button plain" onClick={() => ask('where')}>
						{say('grid.hint.where')}
					</button>
					<button type="button" class="button plain" onClick={() => ask('best')}>
						{say('grid.hint.best')}
					</button>
				</div>
			)}
		</div>
	);
}

interface ChangeToolProps {
	readonly stage: Stage;
	readonly view: GridView;
	readonly mode: Mode;
}

/**
 * A turn of Cubes begins with the choice of what to roll (Q3). Until something is chosen the round button alone leads on, by keeping all;
 * once it says to roll, keeping all is said here, by the same words. From laying it leads back to the choice.
 */
function RollTool({ stage, view, mode }: ChangeToolProps) {
	const { plan } = stage.desk.late;
	const { canReroll, canPlace } = choicesOf(view);
	const isRolling = mode === 'reroll';
	const isChosen = useComputed(() => plan.value.chosen.length > 0).value && isRolling;
	return (
		<Tool
			sign={isChosen ? 'lay' : 'reroll'}
			word={say(isChosen ? 'grid.next.keep' : 'grid.tool.reroll-short')}
			label={say(isChosen ? 'grid.next.keep' : 'grid.tool.reroll')}
			isOff={stage.desk.isBusy.value || (isRolling ? !isChosen || !canPlace : !canReroll)}
			onClick={() => chooseOrNot(stage)}
		/>
	);
}

function PassTool({ stage: { desk } }: { readonly stage: Stage }) {
	const pass = say('grid.tool.pass');
	return (
		<Tool
			sign="pass"
			word={pass}
			label={desk.late.asking.value === 'pass' ? say('grid.next.sure-spoken', { what: pass }) : pass}
			isOff={desk.isBusy.value}
			onClick={() => {
				void desk.press('pass');
			}}
		/>
	);
}

/** What there is to do instead of laying: exchange, or pass where the bag is empty and that is a choice (C9); in Cubes, roll. */
function ChangeTool({ stage, view, mode }: ChangeToolProps) {
	const { exchangeUpTo, canPass, canPlace } = choicesOf(view);
	if (view.game === 'cubes') return <RollTool stage={stage} view={view} mode={mode} />;
	if (canPass && canPlace) return <PassTool stage={stage} />;
	return (
		<Tool
			sign="exchange"
			label={say('grid.tool.exchange')}
			isOff={exchangeUpTo === 0 || stage.desk.isBusy.value}
			isOn={mode === 'exchange'}
			onClick={() => chooseOrNot(stage)}
		/>
	);
}

/** As many letters fit into a line of the round button in its usual type. */
const LONGEST_WORD = 7;

/** The one round button: it says what a press will do. */
export function NextButton({ stage }: { readonly stage: Stage }) {
	const { desk } = stage;
	const plan = desk.late.plan.value;
	const next = nextOf(plan);
	const { does, number, spoken } = nextWords(next, plan.view.game);
	const isAsking = desk.late.asking.value === 'turn';
	const isReady = next.ready && !desk.isBusy.value && !isCatchingUp(desk.host);
	const word = isAsking ? say('grid.next.sure') : does;
	return (
		<button
			type="button"
			class="button next grid-next"
			data-tone={next.does === 'play' && isUnfinished(plan) ? 'amber' : 'plain'}
			data-asking={isAsking}
			data-counted={number !== null}
			data-long={word.split(' ').some(({ length }) => length > LONGEST_WORD)}
			aria-disabled={!isReady}
			aria-label={isAsking ? say('grid.next.sure-spoken', { what: spoken }) : spoken}
			onClick={() => {
				void desk.press();
			}}
		>
			<span class="grid-next-word">{word}</span>
			<span class="grid-next-number">{number}</span>
		</button>
	);
}

export function Tools({ stage, onKeys }: { readonly stage: Stage; readonly onKeys: () => void }) {
	const { desk } = stage;
	// Only what changes them: most gestures leave every button as it is.
	const { plan } = desk.late;
	const view = useComputed(() => plan.value.view).value;
	const mode = useComputed(() => plan.value.mode).value;
	const isFixed = useComputed(() => plan.value.laid.length === 0 || desk.isBusy.value).value;
	return (
		<div class="grid-tools">
			<Tool
				sign="take-back"
				word={say('grid.tool.take-back-short')}
				label={say('grid.tool.take-back')}
				isOff={isFixed}
				onClick={() => takeOneBack(stage)}
			/>
			<Tool
				sign="all-back"
				word={say('grid.tool.all-back-short')}
				label={say('grid.tool.all-back')}
				isOff={isFixed}
				onClick={() => takeEverythingBack(stage)}
			/>
			<Tool sign="sort" label={say('grid.tool.sort')} onClick={() => desk.change(sort)} />
			<Tool
				sign="shuffle"
				label={say('grid.tool.shuffle')}
				onClick={() => desk.change((each) => shuffle(each, Math.random))}
			/>
			<ChangeTool stage={stage} view={view} mode={mode} />
			{hasHints(desk.host) && <HintTool stage={stage} />}
			<span class="grid-keys-tool">
				<Tool sign="keys" label={say('grid.tool.keys')} onClick={onKeys} />
			</span>
		</div>
	);
}
