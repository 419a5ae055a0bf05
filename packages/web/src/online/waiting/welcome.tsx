// For whoever was sent the link: what is played here, a name to sit down with, and what they have come to.
import type { GameName } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { elsewhere } from '../../routes/tables.ts';
import { say } from '../../words/say.ts';

interface WelcomeProps {
	readonly table: string;
	readonly game: GameName;
	/** The way to a seat: it comes before what Tessera is, so that it is in sight on every phone. */
	readonly children: ComponentChildren;
}

export const Welcome = ({ table, game, children }: WelcomeProps) => (
	<div class="waiting-welcome">
		<p>
			{say('home.game-is', { game })} <a href={`/rules/${game}/${elsewhere(table)}`}>{say('online.read-rules')}</a>
		</p>
		{children}
		<p class="hint">{say('online.tessera-is')}</p>
	</div>
);
