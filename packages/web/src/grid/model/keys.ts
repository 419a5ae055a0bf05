// Which key means what. Keys that move and put down belong to the board; the others work wherever one is in the area.
export type Command =
	| { readonly does: 'move'; readonly dx: number; readonly dy: number }
	| { readonly does: 'pick'; readonly place: number }
	| { readonly does: 'zoom'; readonly by: number }
	| { readonly does: 'put' | 'next-place' | 'back' | 'press' | 'exchange' | 'hint' | 'help' | 'let-go' | 'fit' };

const ARROWS: ReadonlyMap<string, Command> = new Map<string, Command>([
	['ArrowLeft', { does: 'move', dx: -1, dy: 0 }],
	['ArrowRight', { does: 'move', dx: 1, dy: 0 }],
	['ArrowUp', { does: 'move', dx: 0, dy: -1 }],
	['ArrowDown', { does: 'move', dx: 0, dy: 1 }],
]);

const ZOOM_STEP = 1.25;

const ANYWHERE: ReadonlyMap<string, Command> = new Map<string, Command>([
	['Backspace', { does: 'back' }],
	['Escape', { does: 'let-go' }],
	['e', { does: 'exchange' }],
	['h', { does: 'hint' }],
	['n', { does: 'next-place' }],
	['?', { does: 'help' }],
	['+', { does: 'zoom', by: ZOOM_STEP }],
	['=', { does: 'zoom', by: ZOOM_STEP }],
	['-', { does: 'zoom', by: 1 / ZOOM_STEP }],
	['0', { does: 'fit' }],
]);

interface Pressed {
	readonly key: string;
	readonly shiftKey: boolean;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
}

/** What a key asks for; null where it is for somebody else: the browser, or the button that has the focus. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed, onBoard: boolean): Command | null {
	if (ctrlKey || altKey || metaKey) return null;
	if (key === 'Enter' && shiftKey) return { does: 'press' };
	if (onBoard) {
		const arrow = ARROWS.get(key);
		if (arrow) return arrow;
		if (key === 'Enter' || key === ' ') return { does: 'put' };
	}
	if (/^[1-9]$/.test(key)) return { does: 'pick', place: Number(key) - 1 };
	return ANYWHERE.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
