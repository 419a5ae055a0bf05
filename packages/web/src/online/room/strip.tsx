// Above the game: how the connection does and what is offered, which stays and so has room of its own. Over it, without moving it:
// what was just said.
import './strip.css';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { isWide } from '../../table/wide.ts';
import { say } from '../../words/say.ts';
import { tableMemory } from '../memory.ts';
import { problemWords, type Trouble } from '../problem-words.ts';
import { ChatSheet } from './chat.tsx';
import { handsShown, type OnlineDesk } from './desk.ts';
import { Hands } from './hands.tsx';
import { nextKeys } from './next-game.ts';
import { OfferCards, type OffersProps } from './offers.tsx';
import { goToRematch } from './rematch.ts';
import { StripCard } from './strip-card.tsx';
import { awayWords, newsWords, watchingWords } from './words.ts';

interface DeskProps {
	readonly desk: OnlineDesk;
}

/** A short break is over before anybody would have read of it, and moves no board. In milliseconds. */
const LONG_BREAK = 1700;

function ConnectionCard({ desk }: DeskProps) {
	const { connection, pending } = desk.session;
	const status = connection.status.value;
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		if (status !== 'away') return;
		const timer = setTimeout(() => setLong(true), LONG_BREAK);
		return () => {
			clearTimeout(timer);
			setLong(false);
		};
	}, [status]);
	if (status === 'outdated')
		return (
			<StripCard text={say('online.outdated')} tone="amber">
				<button type="button" class="button" onClick={() => location.reload()}>
					{say('common.reload')}
				</button>
			</StripCard>
		);
	if (!isLong) return null;
	const words = pending.value > 0 ? say('online.away-sending') : awayWords(desk.known.value.table, desk.mine);
	return <StripCard text={words} tone="amber" />;
}

/** What somebody has had before their eyes for so long they have read, in seconds. */
const READ_IN = 4;

/** Goes by itself with the first press after it has been read, wherever that is; what comes of a command takes its place at once. */
function useGoing({ session }: OnlineDesk, trouble: Trouble | null): void {
	useEffect(() => {
		if (!trouble) return;
		let seconds = 0;
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') seconds += 1;
		}, 1000);
		const onPress = () => {
			if (seconds >= READ_IN) session.dismissTrouble();
		};
		addEventListener('click', onPress);
		addEventListener('keyup', onPress);
		return () => {
			clearInterval(timer);
			removeEventListener('click', onPress);
			removeEventListener('keyup', onPress);
		};
	}, [session, trouble]);
}

function TroubleCard({ desk }: DeskProps) {
	const { session } = desk;
	const trouble = session.trouble.value;
	useGoing(desk, trouble);
	if (!trouble) return null;
	return (
		<StripCard text={problemWords(trouble)} tone="amber">
			<button
				type="button"
				class="button plain"
				aria-label={say('common.close')}
				onClick={() => session.dismissTrouble()}
			>
				<Icon of="close" />
			</button>
		</StripCard>
	);
}

/** The next game with the same people, once somebody has asked for it and it is known how it stands. */
function RematchCard({ desk }: DeskProps) {
	const { told, go } = nextKeys(desk.next.value, desk.mine !== null);
	if (told === null) return null;
	return (
		<StripCard text={say(told)}>
			<button type="button" class="button next" onClick={() => void goToRematch(desk)}>
				{say(go)}
			</button>
		</StripCard>
	);
}

export function Strip({ desk, toThePresent }: OffersProps) {
	const { table } = desk.known.value;
	return (
		<section class="strip" aria-label={say('online.beside-the-game')}>
			<div class="strip-stays">
				<ConnectionCard desk={desk} />
				<TroubleCard desk={desk} />
				<RematchCard desk={desk} />
				<OfferCards desk={desk} toThePresent={toThePresent} />
			</div>
			<div class="strip-passes">
				{desk.mine === null && table.status === 'running' && (
					<div class="strip-watching">{watchingWords(table, tableMemory(desk.session.id).sat)}</div>
				)}
				{desk.news.value.map(({ id, news }) => (
					<Fragment key={id}>
						<StripCard text={newsWords(desk.seats, news)} isSaid={false} />
					</Fragment>
				))}
			</div>
			<Sheet desk={desk} />
		</section>
	);
}

function Sheet({ desk }: DeskProps) {
	const hands = handsShown(desk);
	const close = () => {
		desk.sheet.value = null;
	};
	if (desk.sheet.value === 'chat') return isWide.value ? null : <ChatSheet desk={desk} onClose={close} />;
	return desk.sheet.value === 'hands' && hands ? <Hands desk={desk} hands={hands} onClose={close} /> : null;
}
