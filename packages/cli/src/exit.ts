// What the shell is told at the end.

/** 0: all well. 1: a negative answer (a fault found, a text that cannot be read). 2: asked in a way that cannot be answered. */
export const EXIT = { ok: 0, no: 1, misuse: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
