// The signs on the small buttons; each is decoration beside words.
import { Drawing } from '../parts/drawing.tsx';

const PATHS = {
	'take-back': 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
	'all-back': 'M12 6.5 7.5 11l4.5 4.5M6.5 6.5 2 11l4.5 4.5M8 11h8a4.5 4.5 0 0 1 0 9h-2',
	sort: 'M4 7h16M4 12h11M4 17h6',
	shuffle:
		'M4 8h3.2c4.6 0 5 8 9.6 8H20m-3-3 3 3-3 3M4 16h3.2c1.7 0 2.8-1.1 3.6-2.5M13.2 10.5c.8-1.4 1.9-2.5 3.6-2.5H20m-3-3 3 3-3 3',
	exchange: 'M4.5 9.5h14m-3.5-4 4 4-4 4M19.5 15.5h-14m3.5-4-4 4 4 4',
	reroll: 'M19 12a7 7 0 1 1-2-4.9M19 4v4h-4',
	lay: 'M12 4v9.5m-4-4 4 4 4-4M5 18.5h14',
	hint: 'M9.2 17.5h5.6M10 20.5h4M12 3.5a6 6 0 0 1 3.6 10.8c-.6.5-.9 1.2-.9 1.9H9.3c0-.7-.3-1.4-.9-1.9A6 6 0 0 1 12 3.5z',
	keys: 'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM7 10h.01M11 10h.01M15 10h.01M7 14h10M18 10h.01',
	fit: 'M4 9V4.5h4.5M20 9V4.5h-4.5M4 15v4.5h4.5M20 15v4.5h-4.5',
	pass: 'M6 6l7 6-7 6M17.5 6v12',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ of }: { readonly of: SignName }) => <Drawing path={PATHS[of]} />;
