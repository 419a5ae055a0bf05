// Below the result of a game elsewhere: playing on with the same people or watching them, and the proof that nobody chose a draw.
import './result-ways.css';
import { useState } from 'preact/hooks';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { gameText } from '../api.ts';
import { tableMemory } from '../memory.ts';
import type { OnlineDesk } from './desk.ts';
import { checkFairness, type FairCheck, type Verdict, verdictOf } from './fairness.ts';
import { nextKeys } from './next-game.ts';
import { goToRematch } from './rematch.ts';

interface ResultWaysProps {
	readonly desk: OnlineDesk;
}

/** Leads to the next game whatever it is called: who played may press it before it is known how that stands, or whether there is one. */
function RematchButton({ desk }: ResultWaysProps) {
	const isPlayer = desk.mine !== null;
	const { told, go } = nextKeys(desk.next.value, isPlayer);
	// Who watched asks for none (O14).
	if (!isPlayer && told === null) return null;
	return (
		<button type="button" class="button next" data-first="" onClick={() => void goToRematch(desk)}>
			{say(go)}
		</button>
	);
}

const WORDS: Readonly<Record<FairCheck['name'], { readonly [O in FairCheck['outcome']]: Key }>> = {
	sealed: { holds: 'online.fair-sealed', fails: 'online.fair-sealed-not', unknown: 'online.fair-sealed-unknown' },
	mixed: { holds: 'online.fair-mixed', fails: 'online.fair-mixed-not', unknown: 'online.fair-mixed-not' },
	own: { holds: 'online.fair-own', fails: 'online.fair-own-not', unknown: 'online.fair-own-unknown' },
	fixed: { holds: 'online.fair-fixed', fails: 'online.fair-fixed-not', unknown: 'online.fair-fixed-unknown' },
	once: { holds: 'online.fair-once', fails: 'online.fair-once-not', unknown: 'online.fair-once-not' },
	deal: { holds: 'online.fair-deal', fails: 'online.fair-deal-not', unknown: 'online.fair-deal-not' },
	draws: { holds: 'online.fair-draws', fails: 'online.fair-draws-not', unknown: 'online.fair-draws-not' },
	told: { holds: 'online.fair-told', fails: 'online.fair-told-not', unknown: 'online.fair-told-not' },
};

/** Where another device of the same person had the seat. */
const REPLACED: Partial<Readonly<Record<FairCheck['name'], Key>>> = {
	own: 'online.fair-own-replaced',
	once: 'online.fair-once-replaced',
};

function wordsOf({ name, outcome, because, count = 0 }: FairCheck): string {
	const usual = WORDS[name][outcome];
	return say(because ? (REPLACED[name] ?? usual) : usual, { count });
}

type Checked = readonly FairCheck[] | 'failed' | 'nothing';

function useCheck({ session, mine, known }: OnlineDesk) {
	const [checked, setChecked] = useState<Checked | null>(null);
	const check = async () => {
		try {
			const memory = tableMemory(session.id);
			const text = await gameText(session.id);
			setChecked((await checkFairness(known.peek().table, { mine, memory, text })) ?? 'nothing');
		} catch {
			setChecked('failed');
		}
	};
	return [checked, check] as const;
}

const SIGNS = { holds: '✓', fails: '✗', unknown: '·' } as const;

const VERDICTS: Readonly<Record<Verdict, Key>> = {
	holds: 'online.fair',
	fails: 'online.not-fair',
	replaced: 'online.fair-replaced',
	refused: 'online.fair-refused',
	unknown: 'online.fair-as-far',
};

function Checks({ checks }: { readonly checks: readonly FairCheck[] }) {
	const verdict = verdictOf(checks);
	return (
		<>
			<p class="fair-verdict" data-fair={verdict} ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
				{say(VERDICTS[verdict])}
			</p>
			<ul class="fair-checks">
				{checks.map((check) => (
					<li key={check.name} data-outcome={check.outcome}>
						<span class="fair-sign" aria-hidden="true">
							{SIGNS[check.outcome]}
						</span>
						{wordsOf(check)}
					</li>
				))}
			</ul>
		</>
	);
}

export function ResultWays({ desk }: ResultWaysProps) {
	const [checked, check] = useCheck(desk);
	return (
		<>
			<RematchButton desk={desk} />
			{desk.known.value.table.over?.opened && (
				<button type="button" class="button fair-button" onClick={() => void check()}>
					{say('online.check-fair')}
				</button>
			)}
			<div class="fair" role="status">
				{checked === 'failed' && <p>{say('online.not-checked')}</p>}
				{checked === 'nothing' && <p>{say('online.not-checkable')}</p>}
				{checked !== null && typeof checked !== 'string' && <Checks checks={checked} />}
			</div>
		</>
	);
}
