// What whoever hosts this may choose, from the environment; everything has a usual value.
import { join } from 'node:path';
import type { Rate } from './limits/rates.ts';

export interface Config {
	/** The folder with everything that is kept; copied while the server stands still, it is a backup. */
	readonly dataFolder: string;
	/** Whether a proxy in front of this is believed when it says who asks. */
	readonly trustProxy: boolean;
	readonly logLevel: LogLevel;
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
	/** Tables of one identity that are not over. */
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

	text(name: string, usual: string): string {
		return this.environment[name] || usual;
	}
}

/** What the environment chooses, or everything that is wrong with it. */
export function configFrom(environment: Environment, home: string): Config | { readonly problem: string } {
	const choices = new Choices(environment);
	const rate = (name: string, burst: number, perSecond: number): Rate => {
		const factor = choices.number(name, 1);
		return { burst: burst * factor, perSecond: perSecond * factor };
	};
	const config: Config = {
		dataFolder: choices.text('DATA_DIR', join(home, 'data')),
		trustProxy: choices.oneOf('TRUST_PROXY', ['0', '1'], '0') === '1',
		logLevel: choices.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
		limits: {
			perAddress: rate('LIMIT_FACTOR', 400, 40),
			perIdentity: rate('LIMIT_FACTOR', 120, 15),
			identitiesPerAddress: rate('LIMIT_FACTOR', 60, 0.2),
			tablesPerIdentity: rate('LIMIT_FACTOR', 10, 0.05),
			openTables: 50 * choices.number('LIMIT_FACTOR', 1),
			connectionsPerAddress: 200 * choices.number('LIMIT_FACTOR', 1),
			connectionsPerIdentity: 20 * choices.number('LIMIT_FACTOR', 1),
		},
	};
	return choices.problems.length > 0 ? { problem: [...new Set(choices.problems)].join('\n') } : config;
}
