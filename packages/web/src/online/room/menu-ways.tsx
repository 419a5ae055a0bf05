// What the menu offers at a table elsewhere: to invite, to take back, to end, to leave for good, to go on with another device.
import './menu-ways.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { seatLink } from '../api.ts';
import { problemWords } from '../problem-words.ts';
import { isOnlyHere } from '../share/only-here.ts';
import { ShareInGame } from '../share/share-in-game.tsx';
import { titleOf } from '../terms-words.ts';
import { isOut, type OnlineDesk } from './desk.ts';
import { endWords, isAskedAlone, resignWords } from './leaving.ts';
import { Sure } from './sure.tsx';
import { mayTakeBack } from './take-back.ts';

type Way = 'invite' | 'end' | 'resign' | 'move';

interface MenuWaysProps {
	readonly desk: OnlineDesk;
	/** Shows at once what was missed; whether anything was. */
	readonly toThePresent: () => boolean;
	readonly onClose: () => void;
}

export function MenuWays({ desk, toThePresent, onClose }: MenuWaysProps) {
	const { session, mine } = desk;
	const { table } = desk.known.value;
	const open = useSignal<Way | null>(null);
	const isPlaying = mine !== null && table.status === 'running' && !isOut(table, mine);
	const order = (type: 'offer-end' | 'ask-take-back' | 'resign') => {
		// Nothing is offered or asked on what was not seen yet: it can be pressed again then. Whoever resigns leaves whatever it is (O7). O19
		if (type !== 'resign' && toThePresent()) return;
		void session.order({ type });
		onClose();
	};
	const close = () => {
		open.value = null;
	};
	const isOffered = table.offers.some(({ offer }) => offer === 'end');
	return (
		<>
			<Opener open={open} way="invite" words={say('online.invite-to-watch')} />
			{open.value === 'invite' && (
				<>
					{isOnlyHere(location.hostname) && <p class="hint">{say('online.invite-here')}</p>}
					<ShareInGame
						link={`${location.origin}/online/${session.id}`}
						text={say('online.watch-text', { title: titleOf(table.terms) })}
						to="table"
					/>
				</>
			)}
			{isPlaying && (
				<>
					<Opener open={open} way="move" words={say('online.move-seat')} />
					{open.value === 'move' && <MoveSeat desk={desk} />}
					{mayTakeBack(table, mine) && (
						<button type="button" class="button" onClick={() => order('ask-take-back')}>
							{say('online.ask-take-back')}
						</button>
					)}
					{/* An offer may be withdrawn, unless nobody is left to be asked. */}
					{!isOffered && !isAskedAlone(table, mine) && (
						<button type="button" class="button" onClick={() => order('offer-end')}>
							{say('online.offer-end')}
						</button>
					)}
					{isAskedAlone(table, mine) && <Opener open={open} way="end" words={say('online.end-here')} />}
					{open.value === 'end' && (
						<Sure
							words={endWords(table, desk.seats, mine)}
							yes={say('online.end-yes')}
							no={say('online.end-no')}
							onYes={() => order('offer-end')}
							onNo={close}
						/>
					)}
					<Opener open={open} way="resign" words={say('online.resign')} />
					{open.value === 'resign' && (
						<Sure
							words={resignWords(table, desk.seats, mine)}
							yes={say('online.resign-yes')}
							no={say('online.resign-no')}
							onYes={() => order('resign')}
							onNo={close}
						/>
					)}
				</>
			)}
		</>
	);
}

interface OpenerProps {
	readonly open: Signal<Way | null>;
	readonly way: Way;
	readonly words: string;
}

/** What it opened had the keys, and goes: they come back to it. */
function Opener({ open, way, words }: OpenerProps) {
	const button = useRef<HTMLButtonElement>(null);
	const isOpen = open.value === way;
	useEffect(() => {
		if (!isOpen) return;
		return () => {
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
		};
	}, [isOpen]);
	return (
		<button
			type="button"
			class="button"
			ref={button}
			aria-expanded={isOpen}
			onClick={() => {
				open.value = isOpen ? null : way;
			}}
		>
			{words}
		</button>
	);
}

/** A link for oneself, good once: whoever opens it has the seat. */
function MoveSeat({ desk: { session } }: { readonly desk: OnlineDesk }) {
	const [link, setLink] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => {
		let isWanted = true;
		void seatLink(session.id).then((asked) => {
			if (!isWanted) return;
			// After the sign, where no server and no log ever sees it.
			if (asked.ok) setLink(`${location.origin}/online/${session.id}#seat=${asked.value.key}`);
			else setProblem(problemWords(asked.problem));
		});
		return () => {
			isWanted = false;
		};
	}, [session]);
	return (
		<div class="menu-move">
			<p class="hint">{say('online.move-seat-hint')}</p>
			{/* The key is good at every address of the server; this browser is somebody else there, so it cannot make the link anew. */}
			{isOnlyHere(location.hostname) && (
				<p class="hint">{say('online.move-seat-here', { address: location.origin })}</p>
			)}
			{problem !== null && <p role="alert">{problem}</p>}
			{link !== null && <ShareInGame link={link} text={say('online.move-seat')} to="seat" />}
		</div>
	);
}
