// A bot that joins a table on a server and plays it to its end: node bot.mjs http://localhost:3000 TABLE [NAME]
// It needs nothing but Node 20 or later. It takes the first move it is offered, which is the one with the most points.
const [, , server, table, name = 'Example bot'] = process.argv;
if (!server || !table) {
	console.error('Usage: node bot.mjs SERVER TABLE [NAME]');
	process.exit(2);
}

let token = '';

/** Asks the server; ends the program with its words when it says no. */
async function ask(method, path, body) {
	const answer = await fetch(`${server}/api${path}`, {
		method,
		headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
		...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	});
	if (answer.ok) return answer;
	const { problem } = await answer.json();
	console.error(`${method} ${path}: ${problem.message}`);
	process.exit(1);
}

/** The events of the table, one after the other; after a lost connection it goes on from the last one seen. */
async function* events() {
	let last = 0;
	for (;;) {
		const answer = await ask('GET', `/tables/${table}/events?from=${last + 1}`);
		let rest = '';
		try {
			for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
				const blocks = (rest + part).split('\n\n');
				rest = blocks.pop() ?? '';
				for (const block of blocks) {
					const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
					if (fields.id) last = Number(fields.id);
					if (fields.event) yield { event: fields.event, data: JSON.parse(fields.data) };
				}
			}
		} catch {
			// The connection broke; the loop asks again.
		}
	}
}

({ token } = await (await ask('POST', '/identity', { name })).json());
await ask('POST', `/tables/${table}/commands`, { id: 'sit', seen: 0, command: { type: 'sit', name } });
console.log(`${name} sits at ${server}/online/${table}`);

let isCaughtUp = false;
for await (const { event, data } of events()) {
	if (event === 'caught-up') isCaughtUp = true;
	if (event === 'entry' && data.happening.type === 'over') break;
	if (!isCaughtUp || event === 'presence') continue;
	// One request a line, the best first, ready to be sent; none while it is somebody else's turn.
	const running = await fetch(`${server}/api/tables/${table}/moves`, { headers: { authorization: `Bearer ${token}` } });
	const [move] = running.ok ? (await running.text()).split('\n') : [];
	if (move) {
		const sent = await fetch(`${server}/api/tables/${table}/commands`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
			body: move,
		});
		// 409: somebody was faster, the next event tells.
		if (!sent.ok && sent.status !== 409) console.error((await sent.json()).problem.message);
	}
}
console.log('The game is over.');
