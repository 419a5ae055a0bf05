// What `npm run e2e` hands to the tests.
function given(name: string): string {
	const value = process.env[name];
	if (!value) throw new Error(`${name} is missing: start the tests with \`npm run e2e\``);
	return value;
}

/** Where the board is served. */
export const address = given('TESSERA_ADDRESS');
/** The program of the browser. */
export const browserPath = given('TESSERA_BROWSER');
/** The folder of the build. */
export const built = given('TESSERA_BUILT');
/** Whether pictures of every screen are taken, which only those need to wait for who look at them. */
export const arePicturesWanted = process.env['PICTURES'] === '1';
