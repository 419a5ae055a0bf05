// For those who share a screen from one side of it and find it turned round: nothing is turned any more.
import { change } from '../../settings/settings.ts';
import { say } from '../../words/say.ts';

export const SameSide = () => (
	<button type="button" class="button same-side" onClick={() => change({ turning: false })}>
		{say('table.same-side')}
	</button>
);
