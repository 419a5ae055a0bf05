// The few signs on the buttons of the table.
import { Drawing } from '../parts/drawing.tsx';

const PATHS = {
	bag: 'M9 4.5h6l-1.4 3.2h-3.2zM10.2 7.7C6.6 9.8 4.8 13 4.8 16c0 2.8 2 4 7.2 4s7.2-1.2 7.2-4c0-3-1.8-6.2-5.4-8.3',
	pile: 'M6.3 7.5h6.4a1.8 1.8 0 0 1 1.8 1.8v9.4a1.8 1.8 0 0 1-1.8 1.8H6.3a1.8 1.8 0 0 1-1.8-1.8V9.3a1.8 1.8 0 0 1 1.8-1.8zM7.5 4.9c.3-.8 1-1.4 1.9-1.4h8.1a2 2 0 0 1 2 2v9.6c0 .9-.6 1.6-1.4 1.9',
	moves: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
	chart:
		'M5.6 4h3.3a1.6 1.6 0 0 1 1.6 1.6v3.3a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 8.9V5.6A1.6 1.6 0 0 1 5.6 4zM15.1 4h3.3A1.6 1.6 0 0 1 20 5.6v3.3a1.6 1.6 0 0 1-1.6 1.6h-3.3a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 15.1 4zM5.6 13.5h3.3a1.6 1.6 0 0 1 1.6 1.6v3.3A1.6 1.6 0 0 1 8.9 20H5.6A1.6 1.6 0 0 1 4 18.4v-3.3a1.6 1.6 0 0 1 1.6-1.6zM13.5 16.75H20',
	menu: 'M5 7h14M5 12h14M5 17h14',
	'sound-on': 'M4.5 9.5h3l4-3.5v12l-4-3.5h-3zM15 9.2a4 4 0 0 1 0 5.6M17.6 6.8a7.4 7.4 0 0 1 0 10.4',
	'sound-off': 'M4.5 9.5h3l4-3.5v12l-4-3.5h-3zM15.5 9.8l4.5 4.4m0-4.4-4.5 4.4',
	back: 'm14.5 6-6 6 6 6',
	on: 'm9.5 6 6 6-6 6',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ of }: { readonly of: SignName }) => <Drawing path={PATHS[of]} />;
