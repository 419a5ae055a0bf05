// The place in the page that screen readers listen to.
import { trailing } from '../parts/after-paint.ts';
import { announcements } from './announcer.ts';

/** Nobody hears it sooner if the screen waits for it. */
const spoken = trailing(announcements, () => true).signal;

export function AnnouncerRegion() {
	return (
		<div class="unseen announcer" role="log" aria-live="polite">
			{spoken.value.map(({ id, text }) => (
				<p key={id}>{text}</p>
			))}
		</div>
	);
}
