// Long calculations in short pieces: between them the page paints and answers.

/** Milliseconds at a stretch; a slow phone needs a few times that for the step it is in. */
const STRETCH = 6;

/** Goes on after whatever else waits to be done. A timer would wait for longer than needed. */
const otherThings = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});

/** Takes one step after another to the end; null when nobody waits for it any more. */
export async function gently<T>(steps: Iterator<void, T>, signal: AbortSignal): Promise<T | null> {
	let began = performance.now();
	while (!signal.aborted) {
		const step = steps.next();
		if (step.done) return step.value;
		if (performance.now() - began < STRETCH) continue;
		await otherThings();
		began = performance.now();
	}
	return null;
}

/** The same without a pause. */
export function atOnce<T>(steps: Iterator<void, T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
