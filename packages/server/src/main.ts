// The server as a program: `node main.ts FOLDER` serves the files of the built board until it is told to stop.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { appServing } from './app.ts';
import { addressesOf, placeFrom, reasonFor } from './listening.ts';

function give(problem: string): never {
	console.error(problem);
	process.exit(1);
}

const folder = resolve(process.argv[2] ?? '.');
if (!existsSync(join(folder, 'index.html'))) give(`There is no built board in ${folder}.`);

const place = placeFrom(process.env);
if ('problem' in place) give(place.problem);

const app = await appServing(folder);
try {
	await app.listen(place);
} catch (error) {
	give(reasonFor(error, place) ?? String(error));
}

// Before anyone is told where it is: who knows may also stop it. Requests under way are answered. Browsers also hold connections ready on which they never asked anything: those are cut.
const GRACE = 500;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, () => {
		void app.close();
		setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
	});

const inNetwork = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.filter(({ family, internal }) => family === 'IPv4' && !internal)
	.map(({ address }) => address);
console.log(`Tessera is at ${addressesOf(app, place, inNetwork).join(' and ')}\nCtrl-C stops it.`);
