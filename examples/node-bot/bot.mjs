// The smallest player for `tessera arena` that plays all three games: of all legal actions the one that scores most.
import { createInterface } from 'node:readline';

/** More cards laid, more pieces changed: it goes on faster. */
const size = ({ pieces = [], cards = [] }) => pieces.length + cards.length;

for await (const line of createInterface({ input: process.stdin })) {
	const { type, id, legal } = JSON.parse(line);
	if (type !== 'choose') continue;
	const [action] = legal.sort((one, other) => other.score - one.score || size(other) - size(one));
	console.log(JSON.stringify({ id, action }));
}
