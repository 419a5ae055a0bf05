// Which sounds a moment makes. Pure.
import type { SoundName } from '../sound/recipes.ts';
import type { Moment, Waiting } from './host.ts';

const hasQwirkle = ({ events }: Moment): boolean =>
	events.some(
		(event) => event.type === 'captured' || (event.type === 'scored' && event.lines.some(({ qwirkle }) => qwirkle)),
	);

function ofAction({ events }: Moment): readonly SoundName[] {
	for (const event of events) {
		if (event.type === 'placed') return [event.pieces.length > 1 ? 'pieces' : 'piece'];
		if (event.type === 'rerolled' && event.to.length > 0) return ['dice'];
		if (event.type === 'laid' || event.type === 'swapped') return ['card'];
		if (event.type === 'exchanged') return ['bag'];
	}
	return [];
}

/** The sounds of a moment that has just come, and what is waited for since. */
export function soundsOf(moment: Moment, waiting: Waiting): readonly SoundName[] {
	const after: readonly SoundName[] =
		waiting.for === 'nobody'
			? ['end']
			: waiting.for === 'me' && moment.events.some(({ type }) => type === 'turn')
				? ['turn']
				: [];
	return [...ofAction(moment), ...(hasQwirkle(moment) ? (['qwirkle'] as const) : []), ...after];
}
