// What whoever hosts this may choose, from the environment; everything has a usual value.
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Rate } from './limits/rates.ts';

export interface Config {
	/** The folder with everything that is kept; copied while the server stands still, it is a backup. */
	readonly dataFolder: string;
	/** Which proxies are believed when they say who asks: none, so many in a row in front of this, or those at these addresses. */
	readonly trustProxy: false | number | readonly string[];
	readonly logLevel: LogLevel;
	/** What others than this machine need to read `/metrics`. */
	readonly metricsToken: string | null;
	readonly limits: Limits;
}

export interface Limits {
	/** Requests over HTTP and messages on live connections. */
	readonly perAddress: Rate;
	readonly perIdentity: Rate;
	/** New identities from one address. */
	readonly identitiesPerAddress: Rate;
	/** New tables of one identity. */
	readonly tablesPerIdentity: Rate;
	/** Looking for moves, which is work. */
	readonly movesPerIdentity: Rate;
	/** Tables opened by one identity that are not over. */
	readonly openTables: number;
	readonly connectionsPerAddress: number;
	readonly connectionsPerIdentity: number;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

class Choices {
	readonly problems: string[] = [];
	private readonly environment: Environment;

	constructor(environment: Environment) {
		this.environment = environment;
	}

	number(name: string, usual: number): number {
		const text = this.environment[name];
		if (text === undefined || text === '') return usual;
		const value = Number(text);
		if (Number.isFinite(value) && value > 0) return value;
		this.problems.push(`${name} must be a number above 0, not "${text}".`);
		return usual;
	}

	oneOf<T extends string>(name: string, allowed: readonly T[], usual: T): T {
		const text = this.environment[name];
		if (text === undefined || text === '') return usual;
		const found = allowed.find((each) => each === text);
		if (found === undefined) this.problems.push(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
		return found ?? usual;
	}

	proxies(name: string): Config['trustProxy'] {
		const text = this.text(name, '0');
		const found = proxiesFrom(text);
		if (found === null)
			this.problems.push(
				`${name} must be how many proxies are in front (0 to ${MOST_HOPS}) or their addresses, as in 127.0.0.1,10.0.0.0/8, not "${text}".`,
			);
		return found ?? false;
	}

	text(name: string, usual: string): string {
		return this.environment[name] || usual;
	}
}

const MOST_HOPS = 9;
const MOST = 1_000_000_000;

/** An address, or all that begin like it: 10.0.0.0/8. */
function isAddresses(text: string): boolean {
	const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
	const kind = isIP(address);
	const length = Number(bits ?? 1);
	return kind !== 0 && length >= 1 && length <= (kind === 4 ? 32 : 128);
}

function proxiesFrom(text: string): Config['trustProxy'] | null {
	if (/^\d$/.test(text)) return Number(text) || false;
	const addresses = text.split(',').map((each) => each.trim());
	return addresses.every(isAddresses) ? addresses : null;
}

/** What the environment chooses, or everything that is wrong with it. */
export function configFrom(environment: Environment, home: string): Config | { readonly problem: string } {
	const choices = new Choices(environment);
	const factor = choices.number('LIMIT_FACTOR', 1);
	// Whole, and never so few that nothing is ever allowed.
	const count = (usual: number): number => Math.min(MOST, Math.max(1, Math.round(usual * factor)));
	const rate = (burst: number, perSecond: number): Rate => ({ burst: count(burst), perSecond: perSecond * factor });
	const config: Config = {
		dataFolder: choices.text('DATA_DIR', join(home, 'data')),
		trustProxy: choices.proxies('TRUST_PROXY'),
		logLevel: choices.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
		metricsToken: choices.text('METRICS_TOKEN', '') || null,
		limits: {
			perAddress: rate(400, 40),
			perIdentity: rate(120, 15),
			identitiesPerAddress: rate(60, 0.2),
			tablesPerIdentity: rate(10, 0.05),
			movesPerIdentity: rate(20, 2),
			openTables: count(50),
			connectionsPerAddress: count(200),
			connectionsPerIdentity: count(20),
		},
	};
	return choices.problems.length > 0 ? { problem: [...new Set(choices.problems)].join('\n') } : config;
}
