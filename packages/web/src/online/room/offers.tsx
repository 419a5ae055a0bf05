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

interface DeskProps {
	readonly desk: OnlineDesk;
}

export interface OffersProps extends DeskProps {
	/** Shows at once what was missed; whether anything was. */
	readonly toThePresent: () => boolean;
}

export function OfferCards({ desk, toThePresent }: OffersProps) {
	const { mine } = desk;
	const { table } = desk.known.value;
	return (
		<>
			{table.offers.map((offered) => {
				const { offer, agreed } = offered;
				const isAsked = mine !== null && !isOut(table, mine) && !agreed.includes(mine);
				return isAsked ? (
					<AskedCard key={offer} {...{ desk, mine, offered, toThePresent }} />
				) : (
					<AnsweredCard key={offer} desk={desk} offered={offered} />
				);
			})}
		</>
	);
}

interface OfferProps extends DeskProps {
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

interface AskedProps extends OfferProps, OffersProps {
	readonly mine: Seat;
}

function AskedCard({ desk: { session, seats, known }, mine, offered, toThePresent }: AskedProps) {
	const { offer } = offered;
	const [isEnding, setEnding] = useState(false);
	const close = () => setEnding(false);
	/** What was missed is to be seen before anybody answers, which is all that comes of it: the server takes it for known. O19 */
	const answer = (yes: boolean) => {
		close();
		if (!toThePresent()) void session.order({ type: 'answer', to: offer, yes });
	};
	const agree = () => {
		// A move that was taken back can be played again; a game that is over stays so, and nobody takes a yes back.
		if (offer !== 'end') answer(true);
		else if (!toThePresent()) setEnding(true);
	};
	return (
		<>
			<StripCard text={offerWords(seats, offered)}>
				<button type="button" class="button" onClick={agree}>
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
