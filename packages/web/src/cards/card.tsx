// One card on the screen: a button, its face, and what it wears.
import './card.css';
import type { Seat } from '@tessera/engine';
import { useMemo } from 'preact/hooks';
import { pieceName } from '../pieces/names.ts';
import { PieceIcon } from '../pieces/piece.tsx';
import { say } from '../words/say.ts';
import type { Card } from './model/layout.ts';
import type { Spot } from './model/spots.ts';

/** The width its drawing is made for; the style sheet says how wide it is shown. */
const DRAWN = 60;

export interface CardFaceProps {
	readonly card: Card;
	readonly isHeld: boolean;
	/** Laid in this turn. */
	readonly isLaid?: boolean;
	readonly isHinted?: boolean;
	/** Who brought it just now, and what they are called. */
	readonly halo?: { readonly seat: Seat; readonly name: string } | null;
	/** Whether the tab key comes here; null where nothing can be done with the card. */
	readonly isStop: boolean | null;
	/** Where it lies in a fan. */
	readonly spot?: Spot;
}

export const spotStyle = ({ full, lapped, gaps }: Spot): Record<string, string> => ({
	'--full': String(full),
	'--lapped': String(lapped),
	'--gaps': String(gaps),
});

function nameFor({ card, isLaid, isHinted, halo }: CardFaceProps): string {
	const piece = pieceName(card.kind);
	if (isHinted) return say('cards.card-hint', { piece });
	if (isLaid) return say('cards.card-laid', { piece });
	return halo ? say('cards.card-brought', { piece, name: halo.name }) : piece;
}

export function CardFace(props: CardFaceProps) {
	const { card, isHeld, isLaid = false, isHinted = false, halo = null, isStop, spot } = props;
	const style = spot ? spotStyle(spot) : {};
	if (halo) style['--halo'] = `var(--seat-${halo.seat + 1})`;
	const worn = ['card', isHeld && 'held', isLaid && 'laid', isHinted && 'hinted', halo && 'haloed']
		.filter(Boolean)
		.join(' ');
	// The same drawing as before need not be compared anew, and there are a hundred of them.
	const face = useMemo(() => <PieceIcon kind={card.kind} look="card" size={DRAWN} />, [card.kind]);
	if (isStop === null)
		return (
			<span class={worn} style={style} role="img" aria-label={nameFor(props)} data-card={card.id} data-fixed="">
				{face}
			</span>
		);
	return (
		<button
			type="button"
			class={worn}
			style={style}
			aria-label={nameFor(props)}
			aria-pressed={isHeld}
			tabIndex={isStop ? 0 : -1}
			data-card={card.id}
			data-stop=""
		>
			{face}
		</button>
	);
}
