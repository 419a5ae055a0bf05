// What is said of saved games that cannot be opened: to be downloaded, and removed where nothing else will ever open them.
import { download } from '../parts/download.ts';
import type { SetAside } from '../saves/games.ts';
import { say } from '../words/say.ts';
import type { Keeping } from './kept.ts';

interface FileProps {
	readonly game: SetAside;
	/** Left out for a file that is still of use. */
	readonly onRemove?: () => void;
}

function File({ game, onRemove }: FileProps) {
	const file = `tessera-${game.id}.json`;
	return (
		<li>
			<button type="button" class="button" onClick={() => download(game.text, file)}>
				{say('home.download', { file })}
			</button>
			{onRemove && (
				<button type="button" class="button plain" aria-label={say('home.remove-file', { file })} onClick={onRemove}>
					{say('home.remove')}
				</button>
			)}
		</li>
	);
}

export function AsideNotice({ keeping }: { readonly keeping: Keeping }) {
	const newer = keeping.aside.value.filter(({ problem }) => problem === 'newer');
	const damaged = keeping.aside.value.filter(({ problem }) => problem !== 'newer');
	return (
		<>
			{damaged.length > 0 && (
				<section class="aside">
					<p>
						<b>{say('home.damaged', { count: damaged.length })}</b>{' '}
						{say('home.damaged-help', { count: damaged.length })}
					</p>
					<ul>
						{damaged.map((game) => (
							<File key={game.id} game={game} onRemove={() => keeping.dismiss(game.id)} />
						))}
					</ul>
				</section>
			)}
			{newer.length > 0 && (
				<section class="aside">
					<p>
						<b>{say('home.newer', { count: newer.length })}</b> {say('home.newer-help', { count: newer.length })}
					</p>
					<ul>
						{newer.map((game) => (
							<File key={game.id} game={game} />
						))}
					</ul>
				</section>
			)}
		</>
	);
}
