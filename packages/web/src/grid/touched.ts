// Whether the screen is being used with fingers: then where the keys are is nothing to show until one is pressed.
import { signal } from '@preact/signals';

export const isTouched = signal(matchMedia('(pointer: coarse)').matches);

addEventListener('pointerdown', ({ pointerType }) => {
	isTouched.value = pointerType !== 'mouse';
});
addEventListener('keydown', () => {
	isTouched.value = false;
});
