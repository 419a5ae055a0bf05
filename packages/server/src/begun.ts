// Work that begins at once, without the promises that an `async` function would make for it.

/** Whatever goes wrong before its first wait is told like what goes wrong after it. */
export function begun<T>(work: () => Promise<T>): Promise<T> {
	try {
		return work();
	} catch (error) {
		return Promise.reject(error);
	}
}
