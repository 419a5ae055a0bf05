// One address for the whole life of a table elsewhere: the room where it waits, the game, and the finished game.
import '../table/table.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PageHeader } from '../parts/page-header.tsx';
import { useTitle } from '../parts/title.ts';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { sound } from '../sound/sound.ts';
import { toThePresent } from '../table/host.ts';
import { Room } from '../table/room.tsx';
import { thinkingHere } from '../thinking/here.ts';
import { laterHere } from '../thinking/later.ts';
import { say } from '../words/say.ts';
import { type Absence, watchAbsence } from './absence.ts';
import { claimSeat, gameText, identify, ownIdentity } from './api.ts';
import { claimFrom, type Unclaimed } from './claiming.ts';
import { connectionHere } from './here.ts';
import type { ConnectionStatus } from './live.ts';
import { forgetUnsent, remember, tableMemory } from './memory.ts';
import { problemWords } from './problem-words.ts';
import { RemoteHost, type RemotePorts } from './remote-host.ts';
import { type OnlineDesk, openDesk } from './room/desk.ts';
import { hintsAt } from './room/hints.ts';
import { partsOf } from './room/parts.tsx';
import { keptLines } from './said.ts';
import { type Known, openSession, type Session } from './session.ts';
import { isUnsentBy } from './unsent.ts';
import { useLostSeat } from './use-lost-seat.ts';

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
	if (problem.code === 'bad-request') return say('online.link-broken');
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

type WaitingPart = typeof import('./waiting/waiting-room.tsx').WaitingRoom;

/** A game does without the room where a table waits. It is asked for before anybody knows which of the two is there: nobody waits longer. */
function useWaitingRoom(): WaitingPart | 'failed' | null {
	const [part, setPart] = useState<WaitingPart | 'failed' | null>(null);
	useEffect(() => {
		import('./waiting/waiting-room.tsx').then(
			({ WaitingRoom }) => setPart(() => WaitingRoom),
			() => setPart('failed'),
		);
	}, []);
	return part;
}

function TableOf({ id }: { readonly id: string }) {
	const WaitingRoom = useWaitingRoom();
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
	return session ? <Followed {...{ session, notice, onAgain, onNoticed, WaitingRoom }} /> : <Coming id={id} />;
}

interface FollowedProps {
	readonly session: Session;
	/** Why a personal link moved no seat here. */
	readonly notice: Unclaimed | null;
	readonly onAgain: () => void;
	readonly onNoticed: () => void;
	readonly WaitingRoom: WaitingPart | 'failed' | null;
}

function Followed({ session, notice, onAgain, onNoticed, WaitingRoom }: FollowedProps) {
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
	useSeen(session);
	useLostSeat(known);
	if (problem) return <Problem title={say('online.no-table')} what={problemWords(problem)} />;
	if (!known || (notice !== null && session.recalled.value))
		return <Coming id={session.id} status={session.connection.status.value} />;
	if (notice !== null) {
		const tryAgain = notice.canTryAgain ? { onAgain } : {};
		return <Problem title={say('online.no-seat')} what={unclaimedWords(notice)} onGoOn={onNoticed} {...tryAgain} />;
	}
	const { table, standing } = known;
	if (table.status === 'waiting') {
		hasWaited.current = true;
		if (WaitingRoom === 'failed') return <NotLoadedPage />;
		return WaitingRoom ? <WaitingRoom session={session} known={known} /> : <Coming id={session.id} />;
	}
	if (table.steps.length === 0)
		return <Problem title={say('online.never-begun')} what={say('online.never-begun-help')} />;
	// Other eyes see another game: they get a room of their own.
	return <Game key={`${session.id} ${standing.seat}`} session={session} known={known} isNew={hasWaited.current} />;
}

/** Not needed to show a game, so nobody waits for it. */
const seenHere = () => import('./seen.ts');

/** Shows the game as it was seen last, from when the connection is found to be away until the server has told how it stands. */
function useSeen(session: Session): void {
	const isWanted = session.known.value === null && isAway(session.connection.status.value);
	useEffect(() => {
		if (!isWanted) return;
		let isStill = true;
		seenHere().then(
			({ recallSeen }) => isStill && recallSeen(session, ownIdentity),
			// What cannot be loaded shows nothing; that the connection is away is said all the same.
			() => undefined,
		);
		return () => {
			isStill = false;
		};
	}, [session, isWanted]);
}

interface GameProps {
	readonly session: Session;
	readonly known: Known;
	/** Whether it began while one waited for it. */
	readonly isNew: boolean;
}

interface Opened {
	readonly desk: OnlineDesk;
	readonly absence: Absence;
	readonly host: RemoteHost;
}

const PAGE: Pick<RemotePorts, 'isSeen' | 'watchSeen'> = {
	isSeen: () => document.visibilityState === 'visible',
	watchSeen(look) {
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	},
};

function openGame(session: Session, known: Known): Opened {
	const desk = openDesk(session, known, laterHere);
	const absence = watchAbsence(session, PAGE);
	try {
		return { desk, absence, host: openHost(desk, absence, session, known) };
	} catch (error) {
		// What they would hear of the table has nobody to be told to.
		desk.close();
		absence.stop();
		throw error;
	}
}

function openHost(desk: OnlineDesk, { wasMissed }: Absence, session: Session, known: Known): RemoteHost {
	const { id } = session;
	const parts = partsOf(desk, {
		hasHints: hintsAt(known.table.terms, known.standing.seat),
		wasMissed,
		toThePresent: () => toThePresent(host),
	});
	const host = new RemoteHost(session, known, parts, {
		...PAGE,
		thinking: thinkingHere(),
		later: laterHere,
		shown: () => tableMemory(id).shown,
		keepShown: (shown) => remember(id, { shown }),
		call: () => sound('turn'),
		prepared: () => tableMemory(id).prepared,
		prepare: (prepared) => remember(id, { prepared }),
		unsent: () => tableMemory(id).unsent,
		keepUnsent: (unsent) => remember(id, { unsent }),
		// Of a game as it was seen last: who saw it, for as long as the server has not said who this browser is.
		identity: () => ownIdentity() ?? session.recalled.peek()?.by ?? null,
		gameText: () => gameText(id),
	});
	return host;
}

/** The game put together; null where it was seen last and kept damaged. */
function tryGame({ session, known }: GameProps): Opened | null {
	try {
		// What is known now: what this was drawn with may be older.
		return openGame(session, session.known.peek() ?? known);
	} catch (error) {
		const before = session.recalled.peek();
		if (!before) throw error;
		before.forget();
		session.recall(null);
		return null;
	}
}

function Game(props: GameProps) {
	const { session, isNew } = props;
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
				if (!isLeft) stopKeeping = keepSeeing(session, ownIdentity);
			},
			() => undefined,
		);
		return () => {
			setOpened(null);
			isLeft = true;
			stopKeeping?.();
			game.host.leave();
			game.desk.close();
			game.absence.stop();
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
	const own = ownIdentity();
	const hasSaid = keptLines(id).some(({ by }) => own === null || by === own);
	const isSending = hasSaid || isUnsentBy(own, tableMemory(id).unsent);
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
					{say('home.lobby')}
				</a>
			)}
		</p>
	</main>
);
