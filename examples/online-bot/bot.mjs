// A bot that joins a table on a server and plays it to its end: node bot.mjs http://localhost:3000 TABLE [NAME]
// It needs nothing but Node 20 or later. It takes the first move it is offered, which is the one with the most points (in Cards, Qwirkles).
// A server that never answers is given up after half a minute, or after as many seconds as PATIENCE says.
import { setTimeout as pause } from 'node:timers/promises';

const [, , server, table, name = 'Example bot'] = process.argv;
if (!server || !table) {
	console.error('Usage: node bot.mjs SERVER TABLE [NAME]');
	process.exit(2);
}
if (!/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : '')) {
	console.error(`"${server}" is not the address of a server; it looks like http://localhost:3000`);
	process.exit(2);
}

const patience = 1000 * Number(process.env.PATIENCE ?? 30);
let token = '';
/** Whether the server has ever answered: then it comes back, and is waited for. */
let isThere = false;
let isWaiting = false;
const longer = (wait) => Math.min(2 * wait, 10_000);

/** Says once what is wrong while the server has never answered. */
function complain(why) {
	if (!isWaiting) console.error(`${server} does not answer (${why}). Trying again for ${patience / 1000} s.`);
	isWaiting = true;
}

function giveUp() {
	console.error(`Gave up on ${server}: is the address right, and does the server run?`);
	process.exit(1);
}

/** How long the server wants to be left alone, in milliseconds: a minute at most, whatever somebody in between says. */
const restOf = (answer) =>
	Math.min(1000 * (Number.parseInt(answer?.headers.get('retry-after') ?? '', 10) || 0), 60_000);

/** Asks until there is an answer: while the server is away or busy (429, 5xx) it tries again, after longer and longer pauses. */
async function ask(method, path, body) {
	const until = Date.now() + patience;
	let why = '';
	for (let wait = 250; ; wait = longer(wait)) {
		const answer = await fetch(`${server}/api${path}`, {
			method,
			// Something may be there that takes the request and says nothing.
			signal: isThere ? null : AbortSignal.timeout(Math.ceil(patience / 3)),
			headers: {
				...(token && { authorization: `Bearer ${token}` }),
				...(body && { 'content-type': 'application/json' }),
			},
			...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		}).catch((error) => {
			why = error.cause?.code ?? error.cause?.message ?? error.message;
			return null;
		});
		isThere ||= answer !== null && answer.status < 500;
		if (answer && answer.status !== 429 && answer.status < 500) return answer;
		await answer?.body?.cancel();
		if (!isThere) complain(answer ? `status ${answer.status}` : why);
		const rest = Math.max(wait, restOf(answer));
		await pause(isThere ? rest : Math.min(rest, Math.max(0, until - Date.now())));
		if (!isThere && Date.now() >= until) giveUp();
	}
}

/** Asks for what it cannot play without; ends the program with the server's words when it says no. */
async function need(method, path, body) {
	const answer = await ask(method, path, body);
	if (answer.ok) return answer;
	const said = await answer.json().catch(() => null);
	console.error(
		`${method} ${server}/api${path}: ${said?.problem?.message ?? `status ${answer.status}; is this a Tessera server?`}`,
	);
	process.exit(1);
}

/** The events of the table, one after the other; after a lost connection it goes on from the last one seen. */
async function* events() {
	let last = 0;
	for (let wait = 250; ; wait = longer(wait)) {
		const answer = await need('GET', `/tables/${table}/events?from=${last + 1}`);
		let rest = '';
		try {
			for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
				const blocks = (rest + part).split('\n\n');
				rest = blocks.pop() ?? '';
				for (const block of blocks) {
					const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
					if (fields.id) last = Number(fields.id);
					if (fields.event) yield { event: fields.event, data: JSON.parse(fields.data) };
					wait = 250;
				}
			}
		} catch {
			// The connection broke; the loop asks again.
		}
		await pause(wait);
	}
}

({ token } = await (await need('POST', '/identity', { name })).json());
await need('POST', `/tables/${table}/commands`, { id: 'sit', seen: 0, command: { type: 'sit', name } });
console.log(`${name} sits at ${server}/online/${table}`);

let isCaughtUp = false;
for await (const { event, data } of events()) {
	if (event === 'caught-up') isCaughtUp = true;
	if (event === 'entry' && data.happening.type === 'over') break;
	if (!isCaughtUp || (event !== 'entry' && event !== 'caught-up')) continue;
	// One request a line, the best first, ready to be sent; none while it is somebody else's turn.
	const offered = await ask('GET', `/tables/${table}/moves`);
	const [move] = offered.ok ? (await offered.text()).split('\n') : [];
	if (!move) continue;
	const sent = await ask('POST', `/tables/${table}/commands`, move);
	// 409: somebody was faster, the next event tells.
	if (!sent.ok && sent.status !== 409) console.error((await sent.json()).problem.message);
}
console.log('The game is over.');
// The connection of the stream may be open still, and would keep the program waiting.
process.exit();
