// Whether the page is being used with keys. A browser rings what gets the focus when a page comes up; where the app put it there
// by itself, the ring waits for the first key.
const { dataset } = document.documentElement;

addEventListener(
	'keydown',
	() => {
		dataset['keys'] = 'used';
	},
	true,
);
addEventListener(
	'pointerdown',
	() => {
		delete dataset['keys'];
	},
	true,
);
