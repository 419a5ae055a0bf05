// The own hand, within reach of a thumb.
import './hand.css';
import type { Kind } from '@tessera/engine';
import { say } from '../words/say.ts';
import { CardFace } from './card.tsx';
import type { Card } from './model/layout.ts';
import { handOf, type Turn } from './model/turn.ts';

export interface HandProps {
	readonly turn: Turn;
	/** Kinds that a hint points to. */
	readonly hinted: readonly Kind[];
	readonly isFixed: boolean;
	readonly stop: number | null;
}

/** Of equal cards as many as the hint speaks of. */
function hintedIn(hand: readonly Card[], kinds: readonly Kind[]): ReadonlySet<number> {
	const left = [...kinds];
	const found = hand.filter(({ kind }) => {
		const at = left.indexOf(kind);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return new Set(found.map(({ id }) => id));
}

export function Hand({ turn, hinted, isFixed, stop }: HandProps) {
	const hand = handOf(turn);
	const marked = hintedIn(hand, hinted);
	const at = hand.some(({ id }) => id === stop) ? stop : (hand[0]?.id ?? null);
	return (
		<section class="cards-hand" aria-label={say('cards.hand')} data-hand="">
			{hand.map((card) => (
				<span class="cards-hand-place" key={card.id}>
					<CardFace
						card={card}
						isHeld={turn.held.includes(card.id)}
						isHinted={marked.has(card.id)}
						isStop={isFixed ? null : card.id === at}
					/>
				</span>
			))}
		</section>
	);
}
