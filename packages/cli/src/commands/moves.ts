// `tessera moves`: a question as JSON on each line in, its answer as JSON on a line out, in the same order and at once.
import { EXIT, type ExitCode } from '../exit.ts';
import type { Host } from '../host.ts';
import { answerLine } from '../moves/answer.ts';
import { linesOf } from '../moves/lines.ts';

/** A bad line is answered like any other, so there is no negative end. */
export async function moves(host: Host): Promise<ExitCode> {
	for await (const lines of linesOf(host.input))
		await host.write(lines.map((line) => `${answerLine(line)}\n`).join(''));
	return EXIT.ok;
}
