// Play with friends: the game and its terms are chosen, then the link is there to send.
import '../../home/setup.css';
import './new-table.css';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { HouseRulesProps } from '../../home/house-rules.tsx';
import { GameToken } from '../../home/pictures.tsx';
import { Choice, Toggle } from '../../parts/choice.tsx';
import { GAMES, gameName } from '../../parts/games.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { go } from '../../routes/location.ts';
import { say } from '../../words/say.ts';
import { createTable, identify } from '../api.ts';
import { unforeseeable } from '../here.ts';
import { meanToSit } from '../meaning-to-sit.ts';
import { rememberName } from '../memory.ts';
import { NameField, useName } from '../name-field.tsx';
import { problemWords } from '../problem-words.ts';
import { clockBrief, TIMEOUTS } from '../terms-words.ts';
import { useOffline } from '../use-offline.ts';
import { ClockChoice } from './clock-choice.tsx';
import { lastWish, rememberWish } from './last-wish.ts';
import { hasUnusualMore, hidesHands, termsOf, type Wish } from './wish.ts';

const SEAT_COUNTS = [2, 3, 4] as const;

type Rules = ComponentType<HouseRulesProps>;

function HouseRulesPart({ wish, onChange }: PartProps) {
	const [Rules, setRules] = useState<Rules | 'failed' | null>(null);
	const load = () =>
		void import('../../home/house-rules.tsx').then(
			({ HouseRules }) => setRules(() => HouseRules),
			() => setRules('failed'),
		);
	const { game, rulings } = wish;
	return (
		<details onToggle={load}>
			<summary>{say('home.house-rules')}</summary>
			{Rules === 'failed' && <p role="alert">{say('common.not-loaded')}</p>}
			{Rules && Rules !== 'failed' && (
				<Rules
					game={game}
					rulings={rulings[game]}
					onRuling={(name, value) => onChange({ rulings: { ...rulings, [game]: { ...rulings[game], [name]: value } } })}
				/>
			)}
		</details>
	);
}

interface PartProps {
	readonly wish: Wish;
	readonly onChange: (part: Partial<Wish>) => void;
}

function MoreTerms({ wish, onChange }: PartProps) {
	// What is otherwise than usual is in sight, as when it is remembered from the last table; nothing folds by itself.
	const isOpen = useRef(false);
	isOpen.current ||= hasUnusualMore(wish);
	return (
		<details open={isOpen.current}>
			<summary>{say('online.more-terms')}</summary>
			<div class="new-table-more">
				<Toggle label={say('online.chat-wanted')} on={wish.chat} onChange={(chat) => onChange({ chat })} />
				{hidesHands(wish.game) && (
					<Toggle
						label={say('online.open-hands')}
						hint={say('online.open-hands-hint')}
						on={wish.openHands}
						onChange={(openHands) => onChange({ openHands })}
					/>
				)}
			</div>
		</details>
	);
}

/** What differs from an ordinary table: it is remembered from the last one, and chosen further down than one looks. */
function unusualWords(wish: Wish): readonly string[] {
	const { clock, timeout, listed, chat, openHands } = termsOf(wish);
	return [
		...(listed ? [say('online.in-lobby')] : []),
		...(clock ? [clockBrief(clock)] : []),
		...(timeout === 'out' ? [say('online.when-out-of-time', { what: say(TIMEOUTS.out) })] : []),
		...(openHands ? [say('online.with-open-hands')] : []),
		...(chat ? [] : [say('online.without-chat')]),
	];
}

export function NewTable() {
	const [wish, setWish] = useState(lastWish);
	const name = useName(useSignal<string | null>(null));
	const isOffline = useOffline();
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	// The same for every try, so that a try whose answer was lost does not make a second table.
	const request = useRef({ id: '', terms: '' });
	const onChange = (part: Partial<Wish>) => setWish({ ...wish, ...part });
	const unusual = unusualWords(wish);
	const create = async (given: string) => {
		setBusy(true);
		setProblem(null);
		// From here on home asks which tables are theirs, whether or not they see the answer.
		rememberName(given);
		const terms = termsOf(wish);
		const text = JSON.stringify(terms);
		if (request.current.terms !== text) request.current = { id: unforeseeable(15), terms: text };
		const me = await identify();
		const answer = me.ok ? await createTable(request.current.id, terms) : me;
		setBusy(false);
		if (!answer.ok) return setProblem(problemWords(answer.problem));
		if (!('table' in answer) || answer.table === undefined) return setProblem(say('online.problem-odd'));
		rememberWish(wish);
		meanToSit(answer.table, given);
		go(`/online/${answer.table}`);
	};
	return (
		<main class="page">
			<PageHeader title={say('online.title')} />
			<p class="new-table-lead">{say('online.lead')}</p>
			<p class="new-table-offline" role="status">
				{isOffline && say('online.offline')}
			</p>
			<form
				class="setup new-table"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const given = isBusy ? null : name.given();
					if (given !== null) void create(given);
				}}
			>
				<Choice
					legend={say('online.which-game')}
					options={GAMES.map((game) => ({
						value: game,
						label: (
							<span class="new-table-game">
								<GameToken game={game} />
								{gameName(game)}
							</span>
						),
					}))}
					chosen={wish.game}
					onChoose={(game) => onChange({ game })}
				/>
				<Choice
					legend={say('online.seats')}
					hint={say('online.seats-hint')}
					options={SEAT_COUNTS.map((count) => ({ value: count, label: String(count) }))}
					chosen={wish.seats}
					onChoose={(seats) => onChange({ seats })}
				/>
				<NameField name={name} />
				<Toggle
					label={say('online.listed')}
					hint={say('online.listed-hint')}
					on={wish.listed}
					onChange={(listed) => onChange({ listed })}
				/>
				<ClockChoice wish={wish} onChange={onChange} />
				<HouseRulesPart wish={wish} onChange={onChange} />
				<MoreTerms wish={wish} onChange={onChange} />
				<div class="setup-foot new-table-foot">
					{unusual.length > 0 && <p class="hint">{unusual.join(' · ')}</p>}
					{problem !== null && <p role="alert">{problem}</p>}
					<button type="submit" class="button next setup-start" aria-disabled={isBusy}>
						{say('online.create')}
					</button>
				</div>
			</form>
			<p class="hint">
				<a href="/online">{say('home.lobby')}</a>
			</p>
		</main>
	);
}
