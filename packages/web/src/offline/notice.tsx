// A quiet word that a newer board is there. Nothing happens until the player wants it.
import './notice.css';
import { say } from '../words/say.ts';
import { loadNewer, newerIsReady } from './updates.ts';

export function NewerNotice() {
	return (
		<div role="status">
			{newerIsReady.value && (
				<div class="newer">
					<p>{say('offline.newer')}</p>
					<div class="newer-choices">
						<button type="button" class="button" onClick={loadNewer}>
							{say('offline.load-now')}
						</button>
						<button
							type="button"
							class="button plain"
							onClick={() => {
								newerIsReady.value = false;
							}}
						>
							{say('offline.later')}
						</button>
					</div>
				</div>
			)}
		</div>
	);
}
