// For tests: programs that play by the protocol until they are asked for the third time, and then do what no program should.
// The first argument says what.
import { createInterface } from 'node:readline';

const FAILINGS: Readonly<Record<string, (id: number) => void>> = {
	crash() {
		process.stderr.write('Traceback (most recent call last):\nTypeError: a tile is not a card\n');
		process.exit(3);
	},
	silence() {},
	garbage: () => console.log('I think I will play the red star'),
	illegal: (id) => answer(id, { type: 'place', pieces: [['rs', 70, 70]] }),
	stale: (id) => answer(id - 1, { type: 'pass' }),
	flood() {
		setInterval(() => process.stdout.write('la '.repeat(20_000)), 1);
	},
};

const fail = FAILINGS[process.argv[2] ?? ''];
let asked = 0;

function answer(id: number, action: unknown): void {
	console.log(JSON.stringify({ id, action }));
}

for await (const line of createInterface({ input: process.stdin })) {
	const { type, id, legal } = JSON.parse(line);
	if (type === 'choose') {
		asked++;
		if (asked < 3 || !fail) answer(id, legal[0]);
		else fail(id);
	}
}
