// The compiled messages of a language; see build/words.ts.
declare module 'virtual:words/*' {
	const messages: Readonly<Record<string, (values?: Readonly<Record<string, string | number>>) => string>>;
	export default messages;
}
