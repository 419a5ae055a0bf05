// The few signs on the buttons of the table; each is decoration beside words.
import type { ComponentChildren } from 'preact';

const Sign = ({ children }: { readonly children: ComponentChildren }) => (
	<svg
		class="sign"
		viewBox="0 0 24 24"
		width="22"
		height="22"
		fill="none"
		stroke="currentColor"
		stroke-width="1.8"
		stroke-linecap="round"
		stroke-linejoin="round"
		aria-hidden="true"
	>
		{children}
	</svg>
);

export const BagIcon = () => (
	<Sign>
		<path d="M9 4.5h6l-1.4 3.2h-3.2z" />
		<path d="M10.2 7.7C6.6 9.8 4.8 13 4.8 16c0 2.8 2 4 7.2 4s7.2-1.2 7.2-4c0-3-1.8-6.2-5.4-8.3" />
	</Sign>
);

export const PileIcon = () => (
	<Sign>
		<rect x="4.5" y="7.5" width="10" height="13" rx="1.8" />
		<path d="M7.5 4.9c.3-.8 1-1.4 1.9-1.4h8.1a2 2 0 0 1 2 2v9.6c0 .9-.6 1.6-1.4 1.9" />
	</Sign>
);

export const MovesIcon = () => (
	<Sign>
		<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
	</Sign>
);

export const ChartIcon = () => (
	<Sign>
		<rect x="4" y="4" width="6.5" height="6.5" rx="1.6" />
		<rect x="13.5" y="4" width="6.5" height="6.5" rx="1.6" />
		<rect x="4" y="13.5" width="6.5" height="6.5" rx="1.6" />
		<path d="M13.5 16.75h6.5" />
	</Sign>
);

export const MenuIcon = () => (
	<Sign>
		<path d="M5 7h14M5 12h14M5 17h14" />
	</Sign>
);

export const SoundIcon = ({ isOn }: { readonly isOn: boolean }) => (
	<Sign>
		<path d="M4.5 9.5h3l4-3.5v12l-4-3.5h-3z" />
		{isOn ? (
			<path d="M15 9.2a4 4 0 0 1 0 5.6M17.6 6.8a7.4 7.4 0 0 1 0 10.4" />
		) : (
			<path d="m15.5 9.8 4.5 4.4m0-4.4-4.5 4.4" />
		)}
	</Sign>
);

export const ArrowIcon = ({ to }: { readonly to: 'back' | 'on' }) => (
	<Sign>{to === 'back' ? <path d="m14.5 6-6 6 6 6" /> : <path d="m9.5 6 6 6-6 6" />}</Sign>
);
