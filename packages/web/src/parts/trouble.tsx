// Something could not be loaded, or broke: told plainly, with two ways on. Both load the page anew, since what is there may be stale.
import './trouble.css';
import { say } from '../words/say.ts';

interface TroubleProps {
	readonly what: string;
}

const Trouble = ({ what }: TroubleProps) => (
	<div class="trouble" role="alert">
		<p>{what}</p>
		<div class="trouble-ways">
			<button type="button" class="button next" onClick={() => location.reload()}>
				{say('common.reload')}
			</button>
			<a class="button" href="/" target="_self">
				{say('common.home')}
			</a>
		</div>
	</div>
);

/** In the place of a part of a screen that did not come. */
export const NotLoaded = () => <Trouble what={say('common.not-loaded')} />;

/** In the place of a whole screen that did not come. */
export const NotLoadedPage = () => (
	<main class="page">
		<NotLoaded />
	</main>
);

/** In the place of a whole screen that broke. */
export const BrokenPage = () => (
	<main class="page">
		<Trouble what={say('common.broke')} />
	</main>
);
