// Whether there is room for a column beside the game.
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 1100px)');

export const isWide = signal(query.matches);

query.addEventListener('change', () => {
	isWide.value = query.matches;
});
