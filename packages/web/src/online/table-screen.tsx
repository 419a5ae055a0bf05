// One address for the whole life of a table elsewhere: the room where it waits, the game, and the finished game.
import '../table/table.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PageHeader } from '../parts/page-header.tsx';
import { useTitle } from '../parts/title.ts';
import { sound } from '../sound/sound.ts';
import { Room } from '../table/room.tsx';
import { thinkingHere } from '../thinking/here.ts';
import { laterHere } from '../thinking/later.ts';
import { say } from '../words/say.ts';
import { claimSeat, gameText, identify, ownIdentity } from './api.ts';
import { claimFrom, type Unclaimed } from './claiming.ts';
import { connectionHere } from './here.ts';
import type { ConnectionStatus } from './live.ts';
import { forgetUnsent, remember, tableMemory } from './memory.ts';
import { problemWords } from './problem-words.ts';
import { RemoteHost } from './remote-host.ts';
import { type OnlineDesk, openDesk } from './room/desk.ts';
import { hintsAt } from './room/hints.ts';
import { partsOf } from './room/parts.tsx';
import { type Known, openSession, type Session, sessionBefore } from './session.ts';
import { isUnsentBy } from './unsent.ts';
import { WaitingRoom } from './waiting/waiting-room.tsx';

/** Takes the seat of a personal link before the table is looked at; says why not. */
const claimed = (id: string): Promise<Unclaimed | null> =>
	claimFrom({
		hash: () => location.hash,
		clear: () => history.replaceState(null, '', location.pathname),
		identify,
		claim: (key) => claimSeat(id, key),
	});

function unclaimedWords({ problem }: Unclaimed): string {
	if (problem.code === 'not-found') return say('online.link-used');
	return problem.code === 'not-now' ? say('online.other-seat') : problemWords(problem);
}

/** What an id of a table looks like: of anything else the server would only say that it cannot read it. */
const TABLE_ID = /^[\w-]{6,40}$/;

export const OnlineTable = ({ id }: { readonly id: string }) =>
	TABLE_ID.test(id) ? (
		<TableOf id={id} />
	) : (
		<Problem title={say('online.no-table')} what={problemWords({ code: 'not-found' })} />
	);

function TableOf({ id }: { readonly id: string }) {
	const [session, setSession] = useState<Session | null>(null);
	const [notice, setNotice] = useState<Unclaimed | null>(null);
	useEffect(() => {
		let isWanted = true;
		let opened: Session | null = null;
		void claimed(id).then((problem) => {
			if (!isWanted) return;
			opened = openSession(id, connectionHere());
			setSession(opened);
			setNotice(problem);
		});
		// A personal link that is opened in the very tab where its table is watched: only what is after the sign changes.
		const onHash = () => void claimed(id).then((problem) => isWanted && setNotice(problem));
		addEventListener('hashchange', onHash);
		return () => {
			isWanted = false;
			removeEventListener('hashchange', onHash);
			opened?.leave();
			setSession(null);
		};
	}, [id]);
	const onAgain = () => void claimed(id).then(setNotice);
	const onNoticed = () => setNotice(null);
	return session ? <Followed {...{ session, notice, onAgain, onNoticed }} /> : <Coming id={id} />;
}

interface FollowedProps {
	readonly session: Session;
	/** Why a personal link moved no seat here. */
	readonly notice: Unclaimed | null;
	readonly onAgain: () => void;
	readonly onNoticed: () => void;
}

function Followed({ session, notice, onAgain, onNoticed }: FollowedProps) {
	const hasWaited = useRef(false);
	const known = session.known.value;
	const problem = session.problem.value;
	const isGone = problem?.code === 'not-found';
	useEffect(() => {
		if (!isGone) return;
		forgetUnsent(session.id);
		seenHere().then(
			({ forgetSeen }) => forgetSeen(session.id),
			() => undefined,
		);
	}, [session, isGone]);
	const before = useSeen(session);
	if (problem) return <Problem title={say('online.no-table')} what={problemWords(problem)} />;
	if (!known && before && notice === null) return <Game key="seen" {...before} isNew={false} />;
	if (!known) return <Coming id={session.id} status={session.connection.status.value} />;
	if (notice !== null) {
		const tryAgain = notice.canTryAgain ? { onAgain } : {};
		return <Problem title={say('online.no-seat')} what={unclaimedWords(notice)} onGoOn={onNoticed} {...tryAgain} />;
	}
	const { table, standing } = known;
	if (table.status === 'waiting') {
		hasWaited.current = true;
		return <WaitingRoom session={session} known={known} />;
	}
	if (table.steps.length === 0)
		return <Problem title={say('online.never-begun')} what={say('online.never-begun-help')} />;
	// Other eyes see another game: they get a room of their own.
	return <Game key={`${session.id} ${standing.seat}`} session={session} known={known} isNew={hasWaited.current} />;
}

/** Not needed to show a game, so nobody waits for it. */
const seenHere = () => import('./seen.ts');

/** The game as it was seen last, from when the connection is found to be away until the server has told how it stands. */
function useSeen(session: Session): Omit<GameProps, 'isNew'> | null {
	const [before, setBefore] = useState<Omit<GameProps, 'isNew'> | null>(null);
	const isKnown = session.known.value !== null;
	// A line that opens and breaks again before it has told anything leaves what is shown as it is.
	const isWanted = !isKnown && (before !== null || isAway(session.connection.status.value));
	useEffect(() => {
		if (!isWanted) return;
		let isStill = true;
		seenHere().then(
			({ seenTable }) => {
				const seen = isStill ? seenTable(session.id) : null;
				// Another identity would play with a hand that is not its own.
				if (!seen || (ownIdentity() ?? seen.by) !== seen.by) return;
				const { by, known } = seen;
				setBefore({ session: sessionBefore(known, session), known, by, onBroken: () => setBefore(null) });
			},
			// What cannot be loaded shows nothing; that the connection is away is said all the same.
			() => undefined,
		);
		return () => {
			isStill = false;
			setBefore(null);
		};
	}, [session, isWanted]);
	return before;
}

interface GameProps {
	readonly session: Session;
	readonly known: Known;
	/** Whether it began while one waited for it. */
	readonly isNew: boolean;
	/** Of a game as it was seen last: who saw it, for as long as the server has not said who this browser is. */
	readonly by?: string;
	/** What to do with such a game that was kept damaged. */
	readonly onBroken?: () => void;
}

interface Opened {
	readonly desk: OnlineDesk;
	readonly host: RemoteHost;
}

function openGame(session: Session, known: Known, by: string | null): Opened {
	const { id } = session;
	const desk = openDesk(session, known, laterHere);
	const hints = hintsAt(known.table.terms, known.standing.seat);
	const host = new RemoteHost(session, known, partsOf(desk, hints), {
		thinking: thinkingHere(),
		later: laterHere,
		isHasty: () => document.visibilityState === 'hidden',
		prepared: () => tableMemory(id).prepared,
		prepare: (prepared) => remember(id, { prepared }),
		unsent: () => tableMemory(id).unsent,
		keepUnsent: (unsent) => remember(id, { unsent }),
		identity: () => ownIdentity() ?? by,
		gameText: () => gameText(id),
	});
	return { desk, host };
}

/** The game put together; null where it cannot be and something is done about it. */
function tryGame({ session, known, by, onBroken }: GameProps): Opened | null {
	try {
		// What is known now: what this was drawn with may be older.
		return openGame(session, session.known.peek() ?? known, by ?? null);
	} catch (error) {
		if (!onBroken) throw error;
		onBroken();
		return null;
	}
}

function Game(props: GameProps) {
	const { session, isNew } = props;
	const isSeen = props.by !== undefined;
	const [opened, setOpened] = useState<Opened | null>(null);
	useEffect(() => {
		const game = tryGame(props);
		if (!game) return;
		let stopKeeping: (() => void) | null = null;
		let isLeft = false;
		setOpened(game);
		// Whoever waits looks elsewhere meanwhile.
		if (isNew) sound(game.host.state.peek().waiting.for === 'me' ? 'turn' : 'pieces');
		// Loaded while there is a connection: whoever leaves without one finds the list at home, which fills itself later.
		import('./my-games/my-games.tsx').catch(() => undefined);
		seenHere().then(
			({ keepSeeing }) => {
				if (!isSeen && !isLeft) stopKeeping = keepSeeing(session, ownIdentity);
			},
			() => undefined,
		);
		return () => {
			setOpened(null);
			isLeft = true;
			stopKeeping?.();
			game.host.leave();
			game.desk.close();
			if (isSeen) session.leave();
		};
		// The room goes on by itself from what was known first.
	}, [session, isNew]);
	return opened ? <Room host={opened.host} /> : <Coming id={session.id} />;
}

interface ComingProps {
	readonly id: string;
	readonly status?: ConnectionStatus;
}

const isAway = (status: ConnectionStatus): boolean => status !== 'connecting' && status !== 'live';

function Coming({ id, status = 'connecting' }: ComingProps) {
	useTitle(say('online.title'));
	const isSaid = isAway(status);
	const isSending = isUnsentBy(ownIdentity(), tableMemory(id).unsent);
	return (
		<main class="page" aria-busy="true">
			{isSaid && <PageHeader title={say('online.title')} />}
			<p role="status">{isSaid ? say(isSending ? 'online.away-sending' : 'online.away') : ''}</p>
		</main>
	);
}

interface ProblemProps {
	readonly title: string;
	readonly what: string;
	readonly onGoOn?: () => void;
	readonly onAgain?: () => void;
}

const Problem = ({ title, what, onGoOn, onAgain }: ProblemProps) => (
	<main class="page">
		<PageHeader title={title} />
		<p>{what}</p>
		<p>
			{onAgain && (
				<button type="button" class="button next" onClick={onAgain}>
					{say('online.try-again')}
				</button>
			)}{' '}
			{onGoOn ? (
				<button type="button" class={onAgain ? 'button' : 'button next'} onClick={onGoOn}>
					{say('online.watch-instead')}
				</button>
			) : (
				<a class="button next" href="/online">
					{say('online.to-lobby')}
				</a>
			)}
		</p>
	</main>
);
