// For tests: runs commands one after the other in this process, and tells its parent how each ended and which modules of the bots
// were loaded until then.
import { registerHooks } from 'node:module';
import { processHost } from '../host.ts';

const loaded = new Set<string>();
registerHooks({
	load(url, context, next) {
		const name = /\/bots\/src\/(.+)$/.exec(url)?.[1];
		if (name !== undefined) loaded.add(name);
		return next(url, context);
	},
});

// Not above: what it imports would be there before anybody looks.
const { run } = await import('../program.ts');

const commands: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]');
for (const command of commands) {
	const code = await run(command, { ...processHost(), write: async () => {} });
	process.send?.({ command: command[0], code, bots: [...loaded].sort() });
}
