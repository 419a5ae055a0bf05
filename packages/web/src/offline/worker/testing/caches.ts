// The caches of a browser in memory, as much of them as keeping builds needs.
import type { Caches } from '../keeping.ts';

const ORIGIN = 'https://tessera.test';

export class MemoryCaches implements Caches {
	private readonly all = new Map<string, Map<string, Response>>();

	async open(name: string) {
		const kept = this.all.get(name) ?? new Map<string, Response>();
		this.all.set(name, kept);
		return {
			match: async (address: string) => kept.get(address)?.clone(),
			put: async (address: string, response: Response) => {
				kept.set(address, response);
			},
			delete: async (address: string) => kept.delete(address),
			keys: async () => [...kept.keys()].map((address) => ({ url: ORIGIN + address })),
		};
	}
	/** As in a browser, the oldest cache that has it answers. */
	async match(address: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
		const searched = cacheName === undefined ? [...this.all.values()] : [this.all.get(cacheName)];
		return searched
			.find((kept) => kept?.has(address))
			?.get(address)
			?.clone();
	}
	async delete(name: string): Promise<boolean> {
		return this.all.delete(name);
	}
	async keys(): Promise<readonly string[]> {
		return [...this.all.keys()];
	}
}
