// An answer that may be a typed "no": used wherever input can be wrong, so that nothing is thrown for what a player did.

export type Result<T, Problem> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const no = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({ ok: false, problem });

/** For places that only a bug can reach. */
export function unreachable(value: never): never {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
