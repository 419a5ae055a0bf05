// Last step of a build: the list of everything the board consists of goes into the service worker, and every text is
// stored compressed beside itself, so that the server never compresses anything.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const TEXTS = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Every file of a build as its address begins at the root: "/assets/home.js". Hidden files are for us, not for browsers. */
export const addressesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
		.filter((address) => !address.includes('/.') && !/\.(br|gz)$/.test(address))
		.sort();

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Tells the worker what to keep, by which hash it knows it for ours, and by what name this build goes: the hash of it all. */
export function listFiles(folder: string): void {
	const addresses = addressesIn(folder).filter((address) => address !== `/${WORKER}`);
	const worker = readFileSync(join(folder, WORKER));
	const files = Object.fromEntries(
		addresses.map((address) => [
			// The page is kept under the address it is asked for by.
			address === '/index.html' ? '/' : address,
			hashOf(readFileSync(join(folder, address))),
		]),
	);
	const build = JSON.stringify({ version: hashOf(JSON.stringify(files) + worker), files });
	writeFileSync(join(folder, WORKER), `self.tesseraBuild=${build};\n${worker}`);
}

export function compressTexts(folder: string): void {
	for (const address of addressesIn(folder).filter((name) => TEXTS.test(name))) {
		const file = join(folder, address);
		const plain = readFileSync(file);
		const small = {
			gz: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
			br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
		};
		for (const [ending, bytes] of Object.entries(small))
			if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes);
	}
}

export function offline(): Plugin {
	let folder = '';
	return {
		name: 'offline',
		apply: 'build',
		configResolved(config) {
			folder = resolve(config.root, config.build.outDir);
		},
		buildStart() {
			const id = join(import.meta.dirname, '../src/offline/worker/worker.ts');
			this.emitFile({ type: 'chunk', id, fileName: WORKER });
		},
		generateBundle(_options, bundle) {
			const worker = bundle[WORKER];
			// The browser loads it as a plain script, which can import nothing.
			if (worker?.type !== 'chunk' || worker.imports.length > 0 || worker.exports.length > 0)
				throw new Error('the service worker must be one file that imports and exports nothing');
		},
		writeBundle: {
			order: 'post',
			sequential: true,
			handler() {
				listFiles(folder);
				compressTexts(folder);
			},
		},
	};
}
