// An address that leads nowhere, and the way home.
import './home.css';
import { useTitle } from '../parts/title.ts';
import { kindNamed } from '../pieces/kinds.ts';
import { PieceIcon } from '../pieces/piece.tsx';
import { say } from '../words/say.ts';

const STRAY = kindNamed('orange', 'star');

export function Nowhere() {
	useTitle(say('home.nowhere'));
	return (
		<main class="page nowhere">
			<PieceIcon kind={STRAY} look="tile" size={96} />
			<h1>{say('home.nowhere')}</h1>
			<p>{say('home.nowhere-help')}</p>
			<a class="button next" href="/">
				{say('home.go-home')}
			</a>
		</main>
	);
}
