// A row of pieces in the chosen style: six colours, six shapes.
import { COLOUR_NAMES, kindNamed, SHAPE_NAMES } from '../pieces/kinds.ts';
import { PieceIcon } from '../pieces/piece.tsx';
import { say } from '../words/say.ts';

const SAMPLE = COLOUR_NAMES.map((colour, index) => kindNamed(colour, SHAPE_NAMES[index] ?? 'circle'));

export const PieceSample = () => (
	<div class="settings-sample" role="img" aria-label={say('settings.sample')}>
		{SAMPLE.map((kind) => (
			<PieceIcon key={kind} kind={kind} look="tile" size={64} />
		))}
	</div>
);
