// A player that is a program from outside: asked over JSON lines, kept for many games, and started anew after it has failed.
import { no, type View } from '@tessera/engine';
import { readAnswer } from './answer.ts';
import type { Failure } from './failures.ts';
import type { Answer, Contestant } from './match.ts';
import { type Program, startProgram } from './program.ts';
import { hello, newGame, question } from './question.ts';

export interface OutsidePlayer {
	/** The player for one game more. */
	forGame(): Contestant;
	close(): Promise<void>;
}

export function outsidePlayer(command: string, milliseconds: number, timeout: number): OutsidePlayer {
	let program: Program | null = null;
	let asked = 0;
	let hasAnswered = false;

	const running = (): Program => {
		if (program) return program;
		program = startProgram(command);
		program.tell(hello());
		return program;
	};
	const dismiss = async (): Promise<void> => {
		await program?.kill();
		program = null;
	};
	/** What was there once and is gone is no slip in the command line, so it costs only the game. */
	const failureOf = (failure: Failure): Failure =>
		failure.kind === 'unstarted' && hasAnswered ? { ...failure, kind: 'crash' } : failure;
	const ask = async (view: View): Promise<Answer> => {
		asked++;
		const asking = question(asked, view, milliseconds);
		const before = performance.now();
		const line = await running().ask(asking, timeout);
		const spent = performance.now() - before;
		hasAnswered ||= line.ok;
		const action = line.ok ? readAnswer(line.value, asked, view) : no(failureOf(line.problem));
		return { action, milliseconds: spent };
	};
	return {
		forGame() {
			let isNew = true;
			return {
				dismiss,
				choose(view) {
					if (isNew) running().tell(newGame(view));
					isNew = false;
					return ask(view);
				},
			};
		},
		async close() {
			await program?.close();
		},
	};
}
