// The package has types for its door but not for this side entrance.
declare module '@messageformat/core/compile-module' {
	import type MessageFormat from '@messageformat/core';
	export default function compileModule(format: MessageFormat, messages: Readonly<Record<string, string>>): string;
}
