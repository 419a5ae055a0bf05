// `tessera verify`: whether a recorded game was played by the rules, and whether its chance was what was promised.
import { type Check, verifyFairness } from '@tessera/engine';
import { type GameRecord, parseGame, type TextProblem } from '@tessera/notation';
import type { Json } from '../data/events.ts';
import { rebuiltFromSeed } from '../data/rebuild.ts';
import { turnOfStep, turnsOf } from '../data/turns.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Host, harmless, print, printJson } from '../host.ts';
import type { Look } from '../terminal/look.ts';
import { toned } from '../terminal/style.ts';
import { countOf, listOf } from '../words/pieces.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { misuse, textOf } from './input.ts';

export interface VerifyOptions {
	readonly json?: boolean;
	readonly plain?: boolean;
	/** What cannot be checked counts as a fault. */
	readonly strict?: boolean;
}

type Outcome = Check['outcome'];

interface Finding {
	readonly name: Check['name'] | 'rules';
	readonly outcome: Outcome;
	readonly words: string;
	/** Turns that do not follow. */
	readonly turns: readonly number[];
}

const WORDS: Readonly<Record<Check['name'], Readonly<Record<Outcome, string>>>> = {
	commitment: {
		holds: 'The secret is the one that was committed to before the deal.',
		fails: 'The secret is not the one that was committed to.',
		unknown:
			'Whether the secret was fixed before the deal cannot be checked: the file lacks the commitment or the secret.',
	},
	seals: {
		holds: 'Each contribution that was sealed is the one that was opened.',
		fails: 'Not each contribution that was sealed is the one that was opened.',
		unknown: 'Whether what was sealed is what was opened cannot be checked: the file lacks the contributions.',
	},
	seed: {
		holds: 'The seed follows from the secret and the contributions.',
		fails: 'The seed does not follow from the secret and the contributions.',
		unknown: 'Where the seed comes from cannot be checked: the file lacks the secret or the contributions.',
	},
	deal: {
		holds: 'The deal follows from the seed.',
		fails: 'The deal does not follow from the seed.',
		unknown: 'The deal cannot be checked: the file has no seed.',
	},
	chance: {
		holds: 'Every later draw and roll follows from the seed.',
		fails: 'Not every later draw and roll follows from the seed',
		unknown: 'Later draws and rolls cannot be checked: the file has no seed.',
	},
};

/** Numbers in ascending order, with neighbours drawn together: 1–3, 7. */
function rangesOf(numbers: readonly number[]): readonly string[] {
	const starts = numbers.filter((each) => !numbers.includes(each - 1));
	const ends = numbers.filter((each) => !numbers.includes(each + 1));
	return starts.map((first, index) => (first === ends[index] ? `${first}` : `${first}–${ends[index]}`));
}

const UNTOLD = 'The game is over, but the secret that was committed to is not told.';

function findingOf(record: GameRecord, { name, outcome, failing }: Check): Finding {
	const all = turnsOf(record);
	const turns = [...new Set(failing.map((step) => turnOfStep(all, step)))];
	const isUntold = name === 'commitment' && outcome === 'fails' && record.fairness.secret === null;
	const words = isUntold ? UNTOLD : WORDS[name][outcome];
	return { name, outcome, turns, words: turns.length > 0 ? `${words}: see turn ${listOf(rangesOf(turns))}.` : words };
}

const rulesHold = (record: GameRecord): Finding => ({
	name: 'rules',
	outcome: 'holds',
	turns: [],
	words: `Every action is legal and every score is right (${countOf(turnsOf(record).length, 'turn')}).`,
});

/** Whether a text at least begins as the file of a game does. */
const isGameText = (text: string): boolean => /^\ufeff?(\s|#.*)*\[Tessera\b/.test(text);

const rulesFail = (text: string, problem: TextProblem): Finding => ({
	name: 'rules',
	outcome: 'fails',
	turns: [],
	words: harmless(
		`${isGameText(text) ? 'The game cannot have gone like this' : 'This is not the file of a game'}: ${textProblemWords(text, problem)}`,
	),
});

/** What can still be told of a game whose draws cannot have been: where they part from what the seed gives. */
function chanceFails(text: string): readonly Finding[] {
	const rebuilt = rebuiltFromSeed(text);
	if (!rebuilt) return [];
	const { record, turn, told, given } = rebuilt;
	const words = harmless(
		`Turn ${turn} does not follow from the seed: the file says "${told}", the seed gives "${given}".`,
	);
	const others = verifyFairness(record, record.fairness).filter(({ name }) => name !== 'chance');
	return [
		...others.map((check) => findingOf(record, check)),
		{ name: 'chance', outcome: 'fails', turns: [turn], words },
	];
}

function findingsIn(text: string): readonly Finding[] {
	const parsed = parseGame(text);
	if (!parsed.ok) return [rulesFail(text, parsed.problem), ...chanceFails(text)];
	const record = parsed.value;
	return [rulesHold(record), ...verifyFairness(record, record.fairness).map((check) => findingOf(record, check))];
}

const SIGNS: Readonly<Record<Outcome, readonly [sign: string, tone: 'good' | 'bad' | 'caution']>> = {
	holds: ['✓', 'good'],
	fails: ['✗', 'bad'],
	unknown: ['–', 'caution'],
};

const drawFinding = (look: Look, { outcome, words }: Finding): string => {
	const [sign, tone] = SIGNS[outcome];
	return `${toned(look, tone, sign)} ${words}`;
};

const findingData = ({ name, outcome, turns, words }: Finding): Json => ({ check: name, outcome, turns, words });

/** A fault outweighs what cannot be checked, which outweighs what holds. */
const overall = (findings: readonly Finding[]): Outcome =>
	(['fails', 'unknown'] as const).find((worse) => findings.some(({ outcome }) => outcome === worse)) ?? 'holds';

export async function verify(host: Host, file: string, options: VerifyOptions): Promise<ExitCode> {
	const text = await textOf(host, file);
	if (!text.ok) return misuse(host, text.problem);
	const findings = findingsIn(text.value);
	const outcome = overall(findings);
	const isGood = outcome === 'holds' || (outcome === 'unknown' && options.strict !== true);
	const look = host.look(options.plain === true);
	if (options.json) await printJson(host, { ok: isGood, outcome, checks: findings.map(findingData) });
	else
		await print(
			host,
			look,
			findings.map((finding) => drawFinding(look, finding)),
		);
	return isGood ? EXIT.ok : EXIT.no;
}
