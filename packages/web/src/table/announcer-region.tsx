// The place in the page that screen readers listen to.
import { announcements } from './announcer.ts';

export function AnnouncerRegion() {
	return (
		<div class="unseen" role="log" aria-live="polite">
			{announcements.value.map(({ id, text }) => (
				<p key={id}>{text}</p>
			))}
		</div>
	);
}
