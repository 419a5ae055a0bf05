// The board in the browser: `npm run bench -- web`. What its screens load, how it answers, and what Lighthouse says.
import { weightsOf, weightText } from '../../packages/web/build/sizes.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { built, ensureBuilt } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { measureInteractions } from './interactions.ts';
import { measureWithLighthouse } from './lighthouse.ts';

export async function run(): Promise<void> {
	console.log('The board in the browser');
	if (!ensureBuilt()) return;
	for (const weight of weightsOf(built)) console.log(`  ${weightText(weight)} of compressed script`);
	const browser = await findBrowser();
	if (!browser) {
		console.log('  no Chromium was found, so nothing was measured in a browser');
		return;
	}
	const { address, stop } = await serve();
	try {
		await measureInteractions(address, browser);
		await measureWithLighthouse(address, browser);
	} finally {
		await stop();
	}
}
