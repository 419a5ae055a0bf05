// The terms of the last table one set, to begin with the next time. Anything damaged falls back to the usual ones.
import { fieldsOf } from '../../parts/fields.ts';
import { isGame } from '../../parts/games.ts';
import { thisDevice } from '../../saves/device.ts';
import { FIRST_WISH, type Wish } from './wish.ts';

const KEY = 'tessera.online-wish';

/** Of what was stored, each part of the same kind as the usual one. */
export function wishFrom(stored: unknown): Wish {
	const given = fieldsOf(stored);
	const usual = fieldsOf(FIRST_WISH);
	const parts = Object.entries(given).filter(([name, value]) => {
		if (name === 'game') return isGame(value);
		return name !== 'rulings' && typeof value === typeof usual[name];
	});
	const wish = { ...FIRST_WISH, ...Object.fromEntries(parts) };
	const isClock = ['none', 'turn', 'game', 'slow-turn'].includes(wish.clock);
	const isTimeout = ['nothing', 'bot', 'out'].includes(wish.timeout);
	const isTable = [2, 3, 4].includes(wish.seats);
	return isClock && isTimeout && isTable ? wish : FIRST_WISH;
}

export function lastWish({ shelf } = thisDevice()): Wish {
	try {
		return wishFrom(JSON.parse(shelf.get(KEY) ?? 'null'));
	} catch {
		return FIRST_WISH;
	}
}

/** House rules are for one table: they are chosen anew, so that nobody plays by them unawares. */
export function rememberWish({ rulings: _, ...wish }: Wish, { shelf } = thisDevice()): void {
	shelf.put(KEY, JSON.stringify(wish));
}
