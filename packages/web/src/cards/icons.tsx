// The signs on the buttons of a turn; each is decoration beside words.
import { Drawing } from '../parts/drawing.tsx';

const PATHS = {
	undo: 'M9 14 4.5 9.5 9 5M5 9.5h8.5a5.2 5.2 0 0 1 0 10.4H11',
	redo: 'm15 14 4.5-4.5L15 5m4 4.5h-8.5a5.2 5.2 0 0 0 0 10.4H13',
	'take-back': 'M5.2 12.5a7 7 0 1 0 2-5.4L5 9.2M5 4.8v4.4h4.4',
	hint: 'M9.3 17.5h5.4M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2v1.2h5.4v-1.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3.5z',
	arrange: 'M4.5 19.5 13 11M17 3.5v5M14.5 6h5M19.5 12v3.6M17.7 13.8h3.6M9.5 4v3.6M7.7 5.8h3.6',
	sort: 'M5 7h14M5 12h9M5 17h5',
	plus: 'M12 6v12M6 12h12',
	keys: 'M4.5 7h15a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 13.8h8',
} as const;

export const Sign = ({ of }: { readonly of: keyof typeof PATHS }) => <Drawing path={PATHS[of]} />;
