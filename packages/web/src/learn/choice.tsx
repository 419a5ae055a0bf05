// The three games to choose from, for lessons and for rules.
import './choice.css';
import type { GameName } from '@tessera/engine';
import { GamePicture } from '../home/pictures.tsx';
import { GAMES, gameName } from '../parts/games.ts';
import { PageHeader } from '../parts/page-header.tsx';

export interface GameChoiceProps {
	readonly title: string;
	readonly lead: string;
	/** Where the links lead: `/rules/classic`. */
	readonly to: 'learn' | 'rules';
	/** What is said of a game besides its name. */
	readonly note?: (game: GameName) => string;
}

export const GameChoice = ({ title, lead, to, note }: GameChoiceProps) => (
	<main class="page game-choice">
		<PageHeader title={title} />
		<p>{lead}</p>
		<ul>
			{GAMES.map((game) => (
				<li key={game}>
					<a href={`/${to}/${game}`}>
						<GamePicture game={game} />
						<strong>{gameName(game)}</strong>
						{note && <span>{note(game)}</span>}
					</a>
				</li>
			))}
		</ul>
	</main>
);
