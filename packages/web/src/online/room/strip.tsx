// Above the game: how the connection does and what is offered, which stays and so has room of its own. Over it, without moving it:
// what was just said.
import './strip.css';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { announce } from '../../table/announcer.ts';
import { isWide } from '../../table/wide.ts';
import { say } from '../../words/say.ts';
import { ownName, tableMemory } from '../memory.ts';
import { problemWords, type Trouble } from '../problem-words.ts';
import { ChatSheet } from './chat.tsx';
import { handsShown, isOut, type OnlineDesk } from './desk.ts';
import { Hands } from './hands.tsx';
import { goToRematch } from './rematch.ts';
import { awayWords, newsWords, offerWords, waitedFor } from './words.ts';

interface CardProps {
	readonly text: string;
	readonly tone?: 'plain' | 'amber';
	/** What is said of it when it comes up, unless somebody else does. */
	readonly isSaid?: boolean;
	readonly children?: ComponentChildren;
}

function Card({ text, tone = 'plain', isSaid = true, children }: CardProps) {
	useEffect(() => {
		if (isSaid) announce(text);
	}, [isSaid, text]);
	return (
		<div class="strip-card" data-tone={tone}>
			<p>{text}</p>
			{children && <div class="strip-ways">{children}</div>}
		</div>
	);
}

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
			<Card text={say('online.outdated')} tone="amber">
				<button type="button" class="button" onClick={() => location.reload()}>
					{say('common.reload')}
				</button>
			</Card>
		);
	if (!isLong) return null;
	const words = pending.value > 0 ? say('online.away-sending') : awayWords(desk.known.value.table, desk.mine);
	return <Card text={words} tone="amber" />;
}

function OfferCards({ desk }: DeskProps) {
	const { session, mine, seats } = desk;
	const { table } = desk.known.value;
	const isIn = mine !== null && !isOut(table, mine);
	return (
		<>
			{table.offers.map((offered) => {
				const { offer, agreed, by } = offered;
				const isAnswered = !isIn || agreed.includes(mine);
				const words = offerWords(seats, offered);
				const answer = (yes: boolean) => void session.order({ type: 'answer', to: offer, yes });
				if (isAnswered)
					return (
						<Card key={offer} text={`${words} ${waitedFor(seats, table, offered)}`}>
							{by === mine && (
								<button type="button" class="button" onClick={() => answer(false)}>
									{say('online.drop-offer')}
								</button>
							)}
						</Card>
					);
				return (
					<Card key={offer} text={words}>
						<button type="button" class="button" onClick={() => answer(true)}>
							{say('online.agree')}
						</button>
						<button type="button" class="button" onClick={() => answer(false)}>
							{say('online.decline')}
						</button>
					</Card>
				);
			})}
		</>
	);
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
		<Card text={problemWords(trouble)} tone="amber">
			<button
				type="button"
				class="button plain"
				aria-label={say('common.close')}
				onClick={() => session.dismissTrouble()}
			>
				<Icon of="close" />
			</button>
		</Card>
	);
}

/** The next game with the same people, once somebody has asked for it. */
function RematchCard({ desk }: DeskProps) {
	if (desk.known.value.table.rematch === null) return null;
	return (
		<Card text={say('online.rematch-open')}>
			<button type="button" class="button next" onClick={() => void goToRematch(desk)}>
				{desk.mine === null ? say('online.watch-it') : say('online.join-it')}
			</button>
		</Card>
	);
}

function watchingWords({ session, known }: OnlineDesk): string {
	const { sitters, terms } = known.value.table;
	const hasSat = tableMemory(session.id).contribution !== null;
	const isMine = sitters.some((sitter) => sitter?.type === 'person' && sitter.name === ownName());
	if (hasSat && isMine) return say('online.seat-elsewhere');
	return terms.openHands ? say('online.watching-late') : say('online.watching');
}

export function Strip({ desk }: DeskProps) {
	const { table } = desk.known.value;
	return (
		<section class="strip" aria-label={say('online.beside-the-game')}>
			<div class="strip-stays">
				<ConnectionCard desk={desk} />
				<TroubleCard desk={desk} />
				<RematchCard desk={desk} />
				<OfferCards desk={desk} />
			</div>
			<div class="strip-passes">
				{desk.mine === null && table.status === 'running' && <div class="strip-watching">{watchingWords(desk)}</div>}
				{desk.news.value.map(({ id, news }) => (
					<Fragment key={id}>
						<Card text={newsWords(desk.seats, news)} isSaid={false} />
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
