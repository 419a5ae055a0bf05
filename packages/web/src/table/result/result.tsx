// The end of a game: who won and why it ended, how everyone fared, and where to go from here.
import './result.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { download, fileNameOf } from '../../parts/download.ts';
import { go } from '../../routes/location.ts';
import { say } from '../../words/say.ts';
import type { Turn } from '../course.ts';
import type { TableHost } from '../host.ts';
import { nameOf, namesOf } from '../names.ts';
import { earnedIn } from '../tally.ts';
import { whyWords, wonWords } from '../words/events.ts';
import { Graph } from './graph.tsx';
import { type Standing, standingsOf } from './standings.ts';

interface ResultProps {
	readonly host: TableHost;
	readonly turns: readonly Turn[];
	readonly onClose: () => void;
}

export function Result({ host, turns, onClose }: ResultProps) {
	const { view, course } = host.state.value;
	if (!view.ending) return null;
	const { winners, reason } = view.ending;
	return (
		<Dialog title={wonWords(host.seats, winners)} onClose={onClose}>
			<div class="result">
				<div>
					<p>{host.online?.whyOver() ?? whyWords(host.seats, reason, course.at(-1)?.events ?? [])}</p>
					{host.online && <host.online.Rated />}
				</div>
				<ol class="standings">
					{standingsOf(earnedIn(view), view.withdrawn, course).map((standing) => (
						<StandingRow key={standing.seat} host={host} standing={standing} />
					))}
				</ol>
				<Graph host={host} turns={turns} />
				<div class="result-ways">
					{host.online ? (
						<host.online.ResultWays />
					) : (
						<button
							type="button"
							class="button next"
							data-first=""
							onClick={() => go(`/play/${host.rematch()}`, { replace: true })}
						>
							{say('table.rematch')}
						</button>
					)}
					<button type="button" class="button look" onClick={onClose}>
						{host.game === 'cards' ? say('table.look-at-table') : say('table.look-at-board')}
					</button>
					<DownloadButton host={host} />
					<a class="button" href="/">
						{say('common.home')}
					</a>
				</div>
			</div>
		</Dialog>
	);
}

function StandingRow({ host, standing }: { readonly host: TableHost; readonly standing: Standing }) {
	const { seat, place, hasLeft, score, bonus } = standing;
	return (
		<li class="standing" data-first={place === 1} style={{ '--seat': `var(--seat-${seat + 1})` }}>
			<span class="standing-place">{say('table.place', { place })}</span>
			<span class="standing-name">
				{nameOf(host.seats, seat)}
				{bonus > 0 && <small>{say('table.with-bonus', { bonus })}</small>}
				{hasLeft && <small>{say('table.has-left')}</small>}
			</span>
			<span class="standing-score">
				<span aria-hidden="true">{score}</span>
				<span class="unseen">{say('table.score', { game: host.game, score })}</span>
			</span>
		</li>
	);
}

function DownloadButton({ host }: { readonly host: TableHost }) {
	const [hasFailed, setHasFailed] = useState(false);
	const onClick = () =>
		host.gameText(namesOf(host.seats)).then(
			(text) => download(text, fileNameOf(host.game, new Date())),
			() => setHasFailed(true),
		);
	return (
		<>
			<button type="button" class="button" onClick={onClick}>
				{say('table.download')}
			</button>
			{hasFailed && <p role="alert">{say('table.not-downloaded')}</p>}
		</>
	);
}
