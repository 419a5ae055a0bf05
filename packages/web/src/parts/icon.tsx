// The drawings that more than one screen shows.
import { Drawing } from './drawing.tsx';

const PATHS = {
	back: 'M14.5 5.5 8 12l6.5 6.5',
	close: 'M6 6l12 12M18 6 6 18',
	play: 'M8.5 5.8v12.4a.6.6 0 0 0 .9.5l9.6-6.2a.6.6 0 0 0 0-1L9.4 5.3a.6.6 0 0 0-.9.5z',
	person: 'M12 12.2a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.8 20c.6-3.6 3.4-5.4 7.2-5.4s6.6 1.8 7.2 5.4',
	people:
		'M9 11.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.8 18.6c.5-3.1 2.9-4.7 6.2-4.7s5.7 1.6 6.2 4.7M15.4 5.4a3.2 3.2 0 0 1 0 5.8M17.4 14.3c2 .6 3.4 2 3.8 4.3',
	bot: 'M12 4.2v3M7 7.2h10a2.2 2.2 0 0 1 2.2 2.2v6.8a2.2 2.2 0 0 1-2.2 2.2H7a2.2 2.2 0 0 1-2.2-2.2V9.4A2.2 2.2 0 0 1 7 7.2zM9.2 12v1.4M14.8 12v1.4M2.6 11.8v2.8M21.4 11.8v2.8',
	key: 'M8 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM11.8 12h9.4v3.4M17.2 12v2.6',
	bin: 'M4.8 7h14.4M9.4 7V4.8h5.2V7M6.6 7l.9 12.2h9l.9-12.2M10.2 10.6v5M13.8 10.6v5',
} as const;

interface IconProps {
	readonly of: keyof typeof PATHS;
}

export const Icon = ({ of }: IconProps) => <Drawing class={`icon icon-${of}`} path={PATHS[of]} />;
