// Where the program starts: arguments in, exit code out. Whatever goes wrong is one sentence, never a stack trace.
import { EXIT } from './exit.ts';
import { processHost } from './host.ts';
import { run } from './program.ts';

/** A reader that has seen enough (`| head`) is no fault. */
function endQuietly(error: NodeJS.ErrnoException): void {
	process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.misuse);
}

process.stdout.on('error', endQuietly);
process.stderr.on('error', endQuietly);

const host = processHost();
try {
	process.exitCode = await run(process.argv.slice(2), host);
} catch (error) {
	host.complain(`this should not have happened: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = EXIT.misuse;
}
