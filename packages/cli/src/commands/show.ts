// `tessera show`: draws a position that is given as text, or prints it as data.
import { legalActions, legalInView, type Position } from '@tessera/engine';
import { defaultNames, parsePosition } from '@tessera/notation';
import { positionData } from '../data/position.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Host, print, printJson } from '../host.ts';
import { drawGround, drawHands, drawStatus } from '../terminal/screen.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { type Eyes, eyesOf, fail, misuse, positionText, seenBy } from './input.ts';

export interface ShowOptions {
	readonly json?: boolean;
	readonly seat?: number;
	readonly plain?: boolean;
}

const showJson = (host: Host, position: Position, eyes: Eyes): Promise<void> => {
	const { view, hands } = seenBy(position, eyes);
	return printJson(host, positionData(view, hands, eyes === 'all' ? legalActions(position) : legalInView(view)));
};

function showDrawn(host: Host, position: Position, eyes: Eyes, plain: boolean): Promise<void> {
	const look = host.look(plain);
	const names = defaultNames(position.hands.length);
	const { view, hands } = seenBy(position, eyes);
	const lines = [...drawStatus(look, view, names), '', ...drawGround(look, view), ''];
	return print(host, look, [...lines, ...drawHands(look, names, hands)]);
}

export async function show(host: Host, given: string | undefined, options: ShowOptions): Promise<ExitCode> {
	const text = await positionText(host, given);
	if (!text.ok) return misuse(host, text.problem);
	const parsed = parsePosition(text.value.trim());
	if (!parsed.ok) return fail(host, EXIT.no, textProblemWords(text.value, parsed.problem));
	const position = parsed.value;
	const eyes = eyesOf(options, position.hands.length);
	if (!eyes.ok) return misuse(host, eyes.problem);
	await (options.json
		? showJson(host, position, eyes.value)
		: showDrawn(host, position, eyes.value, options.plain === true));
	return EXIT.ok;
}
