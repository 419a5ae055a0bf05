// One series as a tidy fan: six places in a fixed order, so that what is missing is a gap one sees.
import './fan.css';
import type { Seat } from '@tessera/engine';
import { useMemo } from 'preact/hooks';
import { colourNameOf, shapeNameOf } from '../pieces/kinds.ts';
import { language } from '../words/say.ts';
import { CardFace, spotStyle } from './card.tsx';
import { type Fan, kindAt, type Line } from './model/fans.ts';
import { type Verdict, verdictOn } from './model/judge.ts';
import { type Spot, spotsOf } from './model/spots.ts';
import { briefWords, fanWords } from './words.ts';

/** What the whole table is seen with; the same value as long as nothing of it changed. */
export interface Sight {
	readonly halos: ReadonlyMap<number, { readonly seat: Seat; readonly name: string }>;
	/** Own cards, which are laid where they are on the table. */
	readonly own: ReadonlySet<number>;
	readonly isFixed: boolean;
}

export interface FanViewProps {
	readonly fan: Fan;
	readonly sight: Sight;
	readonly held: readonly number[];
	/** What it would be with what is held; null while nothing is, or where that comes from here. */
	readonly would: Verdict['is'] | null;
	/** The card that the tab key comes to, if it is one of these. */
	readonly stop: number | null;
}

/** The place of a card that is missing, with a trace of it. */
function Gap({ place, spot, line }: { readonly place: number; readonly spot: Spot; readonly line: Line | null }) {
	const kind = line && kindAt(line, place);
	return (
		<span class="gap" style={spotStyle(spot)}>
			{kind === null ? null : (
				<svg class={`piece-${colourNameOf(kind)}`} viewBox="0 0 35 35" aria-hidden="true">
					<use
						href={`#piece-shape-${shapeNameOf(kind)}`}
						fill="var(--ink)"
						transform="translate(17.5 18) scale(0.33)"
					/>
				</svg>
			)}
		</span>
	);
}

export function FanView({ fan, sight, held, would, stop }: FanViewProps) {
	const { group, line, places } = fan;
	const heldHere = group.cards.filter(({ id }) => held.includes(id)).map(({ id }) => id);
	const stopHere = group.cards.some(({ id }) => id === stop) ? stop : null;
	// The cards depend on these alone: a hundred of them are not compared anew for one that moved.
	const known = [group, line?.of, sight, heldHere.join(), stopHere, language()];
	const spots = useMemo(() => spotsOf(places), known);
	const cards = useMemo(
		() =>
			places.map((card, place) => {
				const spot = spots.places[place] ?? spots.all;
				return card ? (
					<CardFace
						key={card.id}
						card={card}
						spot={spot}
						isHeld={heldHere.includes(card.id)}
						isLaid={sight.own.has(card.id)}
						halo={sight.halos.get(card.id) ?? null}
						isStop={sight.isFixed ? null : card.id === stopHere}
					/>
				) : (
					<Gap key={`gap-${place}`} place={place} spot={spot} line={line} />
				);
			}),
		known,
	);
	const told = useMemo(() => {
		const verdict = verdictOn(group.cards);
		return { is: verdict.is, brief: briefWords(group.cards, verdict), full: fanWords(fan) };
	}, known);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
		<div
			class={line ? 'fan' : 'fan loose'}
			role="group"
			aria-label={told.full}
			data-group={group.id}
			data-is={told.is}
			data-would={would ?? undefined}
			style={{
				'--places': String(places.length),
				'--all-full': String(spots.all.full),
				'--all-lapped': String(spots.all.lapped),
				'--all-gaps': String(spots.all.gaps),
			}}
		>
			<div class="fan-cards">{cards}</div>
			{told.brief === null ? null : (
				<p class="fan-word" aria-hidden="true">
					{told.brief}
				</p>
			)}
		</div>
	);
}
