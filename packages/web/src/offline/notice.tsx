// A quiet word that a newer board is there. Nothing happens until the player wants it.
import './notice.css';
import { say } from '../words/say.ts';
import { loadLater, loadNewer, newerBuild } from './updates.ts';

export function NewerNotice() {
	const isLoading = newerBuild.value === 'loading';
	return (
		<div role="status">
			{newerBuild.value !== 'none' && (
				<div class="newer">
					<p>{say(isLoading ? 'offline.loading' : 'offline.newer')}</p>
					<div class="newer-choices">
						<button type="button" class="button" aria-disabled={isLoading} onClick={loadNewer}>
							{say('offline.load-now')}
						</button>
						<button type="button" class="button plain" aria-disabled={isLoading} onClick={loadLater}>
							{say('offline.later')}
						</button>
					</div>
				</div>
			)}
		</div>
	);
}
