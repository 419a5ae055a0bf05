// What the server says beside the games: its log, and what it tells whoever watches over it. Nobody's pieces belong there, nor
// anything else that no form names.
import { byField, fault, form, type Rule, words } from './forms.ts';

const REQUEST = form(words('method', 'url', 'host', 'remoteAddress', 'remotePort', 'version'));
const ERROR = form(words('type', 'message', 'stack', 'code', 'statusCode', 'name'));
const LINE = form({
	...words('level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'responseTime'),
	req: REQUEST,
	res: form(words('statusCode')),
	err: (value) => (typeof value === 'string' ? (/^[a-z-]+$/.test(value) ? [] : fault('no kind', value)) : ERROR(value)),
});

const noLists =
	(rule: Rule): Rule =>
	(line) => [...rule(line), ...(/\d\s*,\s*\d+\s*,/.test(JSON.stringify(line)) ? fault('a list of numbers', line) : [])];

const JUDGED = noLists(byField({ level: LINE }));

/** What is in log lines that should not be. */
export const faultsInLog = (lines: readonly string[]): readonly string[] =>
	lines.flatMap((line) => JUDGED(JSON.parse(line)));

/** Labels that tell of requests and of the process, never of a game. */
const LABELS = /^(type|outcome|method|route|status|le|kind|space|version|major|minor|patch)$/;

/** What is in the answer of `/metrics` that should not be. */
export const faultsInMetrics = (text: string): readonly string[] =>
	text
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('# '))
		.flatMap((line) => {
			const [, labels = ''] = /^\w+(?:\{(.*)\})? [-+.\deInfNa]+$/.exec(line) ?? [null, 'form=""'];
			const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
			const isWell = pairs.every(([, name = '', value = '']) => LABELS.test(name) && !/\d\s*,/.test(value));
			return isWell ? [] : fault('more than how much is going on', line);
		});
