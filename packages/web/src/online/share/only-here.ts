// Whether a link that is made here leads nowhere from any other device.

/** By these names every device means itself. */
export const isOnlyHere = (host: string): boolean =>
	host === 'localhost' || host === '[::1]' || host.startsWith('127.');
