// The place in the page that screen readers listen to.
import { announcements } from './announcer.ts';

export function AnnouncerRegion() {
	return (
		<div class="unseen announcer" role="log" aria-live="polite">
			{announcements.value.map(({ id, text }) => (
				<p key={id}>{text}</p>
			))}
		</div>
	);
}
