// What is offered at a table, until everybody has answered.
import type { Seat } from '@tessera/engine';
import type { PendingOffer } from '@tessera/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { say } from '../../words/say.ts';
import { isOut, type OnlineDesk } from './desk.ts';
import { endWords } from './leaving.ts';
import { StripCard } from './strip-card.tsx';
import { Sure } from './sure.tsx';
import { offerWords, waitedFor } from './words.ts';

interface OffersProps {
	readonly desk: OnlineDesk;
}

export function OfferCards({ desk }: OffersProps) {
	const { mine } = desk;
	const { table } = desk.known.value;
	return (
		<>
			{table.offers.map((offered) => {
				const { offer, agreed } = offered;
				const isAsked = mine !== null && !isOut(table, mine) && !agreed.includes(mine);
				return isAsked ? (
					<AskedCard key={offer} desk={desk} mine={mine} offered={offered} />
				) : (
					<AnsweredCard key={offer} desk={desk} offered={offered} />
				);
			})}
		</>
	);
}

interface OfferProps extends OffersProps {
	readonly offered: PendingOffer;
}

function AnsweredCard({ desk: { session, mine, seats, known }, offered }: OfferProps) {
	const { offer, by } = offered;
	return (
		<StripCard text={`${offerWords(seats, offered)} ${waitedFor(seats, known.value.table, offered)}`}>
			{by === mine && (
				<button
					type="button"
					class="button"
					onClick={() => void session.order({ type: 'answer', to: offer, yes: false })}
				>
					{say('online.drop-offer')}
				</button>
			)}
		</StripCard>
	);
}

function AskedCard({ desk: { session, seats, known }, mine, offered }: OfferProps & { readonly mine: Seat }) {
	const { offer } = offered;
	const [isEnding, setEnding] = useState(false);
	const close = () => setEnding(false);
	const answer = (yes: boolean) => {
		close();
		void session.order({ type: 'answer', to: offer, yes });
	};
	return (
		<>
			<StripCard text={offerWords(seats, offered)}>
				{/* A move that was taken back can be played again; a game that is over stays so, and nobody takes a yes back. */}
				<button type="button" class="button" onClick={() => (offer === 'end' ? setEnding(true) : answer(true))}>
					{say('online.agree')}
				</button>
				<button type="button" class="button" onClick={() => answer(false)}>
					{say('online.decline')}
				</button>
			</StripCard>
			{/* Beside the card, whose letters and buttons are smaller. */}
			{isEnding && (
				<Dialog title={say('online.end-sure')} onClose={close}>
					<Sure
						words={endWords(known.value.table, seats, mine)}
						yes={say('online.end-yes')}
						no={say('online.end-no')}
						onYes={() => answer(true)}
						onNo={close}
					/>
				</Dialog>
			)}
		</>
	);
}
