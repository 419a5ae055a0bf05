// The server as a program: `node main.ts FOLDER` serves the built board and the games played on it until it is told to stop.
import { existsSync, writeSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { publicUrlFrom } from './accounts/index.ts';
import { appServing } from './app.ts';
import { configFrom } from './config.ts';
import { addressesOf, connectionsHere, placeFrom, reasonFor } from './listening.ts';
import { openServices } from './services.ts';

function give(problem: string): never {
	console.error(problem);
	process.exit(1);
}

const STANDARD_ERROR = 2;

/** Ends on the spot: any other end closes the databases, and that takes over what is in their logs, whatever that is. */
function breakOff(problem: string): void {
	writeSync(STANDARD_ERROR, `${problem}\n`);
	process.kill(process.pid, 'SIGKILL');
}

const folder = resolve(process.argv[2] ?? '.');
if (!existsSync(join(folder, 'index.html'))) give(`There is no built board in ${folder}.`);

const place = placeFrom(process.env);
if ('problem' in place) give(place.problem);
const config = configFrom(process.env, process.cwd());
if ('problem' in config) give(config.problem);
const publicUrl = publicUrlFrom(process.env);
if (publicUrl !== null && 'problem' in publicUrl) give(publicUrl.problem);

const opened = await openServices(
	config.dataFolder,
	(what, error) => app?.log.error({ err: error }, what),
	// Whoever keeps the server running starts it anew; what was acknowledged is there then.
	({ message, cause }) =>
		breakOff(`The data folder ${config.dataFolder} failed: ${message} (${cause}). Start the server anew.`),
);
if (!opened.ok) give(opened.problem);
const services = opened.value;

let isReady = false;
let isStopping = false;
const online = { ...services, limits: config.limits, publicUrl, metricsToken: config.metricsToken };
const app = await appServing({ folder, online, config, isReady: () => isReady && !isStopping });
app.addHook('onClose', () => services.close());
const connections = connectionsHere();
try {
	await app.listen(place);
} catch (error) {
	await services.close();
	give(reasonFor(error, place) ?? String(error));
}

// Before anyone is told where it is: who knows may also stop it. Requests under way are answered. Whatever is still connected after that is cut: browsers hold connections ready on which they never asked anything, and a live one may never say goodbye.
const GRACE = 2000;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, () => {
		isStopping = true;
		void app.close();
		setTimeout(() => {
			for (const socket of connections) socket.destroy();
		}, GRACE).unref();
	});

const inNetwork = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.filter(({ family, internal }) => family === 'IPv4' && !internal)
	.map(({ address }) => address);
// By this name browsers know the machine itself, and let passkeys be made.
const shown = process.env['HOST']?.trim() ? place : { ...place, host: 'localhost' };
console.log(`Tessera is at ${addressesOf(app, shown, inNetwork).join(' and ')}\nCtrl-C stops it.`);

await services.referee.resume();
isReady = true;
