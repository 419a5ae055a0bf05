// A table with everything around the game: who plays, what happened, what there is to look at, and how it ended.
import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameName } from '../parts/games.ts';
import { useTitle } from '../parts/title.ts';
import { say } from '../words/say.ts';
import { hush } from './announcer.ts';
import { AnnouncerRegion } from './announcer-region.tsx';
import { GameArea } from './area.tsx';
import { Captions } from './captions/captions.tsx';
import { turnsOf } from './course.ts';
import { Cover } from './cover/cover.tsx';
import { useCover } from './cover/use-cover.ts';
import { follow } from './follow.ts';
import type { TableHost } from './host.ts';
import { Moves, PastBar } from './moves/moves.tsx';
import { useLooking } from './moves/use-looking.ts';
import { whoIs } from './names.ts';
import { Players } from './players/players.tsx';
import { Result } from './result/result.tsx';
import { useResult } from './result/use-result.ts';
import { Bar } from './sheet/bar.tsx';
import { type SheetName, Sheets } from './sheet/sheets.tsx';
import { Unseen } from './unseen/unseen.tsx';
import { useTableFocus } from './use-focus.ts';
import { isWide } from './wide.ts';

export function Room({ host }: { readonly host: TableHost }) {
	const { view, course, waiting } = host.state.value;
	const isCovered = useCover(host.state.value);
	const [sheet, setSheet] = useState<SheetName | null>(null);
	const result = useResult(view.ending !== null);
	const turns = useMemo(() => turnsOf(course, host.seats.length), [course, host]);
	const { room, area, toTheGame, toTheGameIfNowhere } = useTableFocus();
	const { looking, past, look } = useLooking(host, turns, toTheGame);
	// Whoever looks elsewhere reads in the tab how the game stands by now.
	const turn = host.turn ? host.turn.value : view.ending ? null : view.turn;
	useTitle(turn === null ? say('table.over') : say('table.your-turn', whoIs(host.seats, turn)));
	useEffect(() => {
		const stop = follow(host);
		return () => {
			stop();
			hush();
		};
	}, [host]);
	const shown = past ?? view;
	const Beside = host.online?.Beside ?? Fragment;
	const moves = { host, turns, looking, onLook: look, isOff: waiting.for === 'handover' };
	return (
		<main class="table" ref={room} data-game={host.game} data-many={host.seats.length > 2} data-steps={course.length}>
			<h1 class="unseen">{gameName(host.game)}</h1>
			<Players host={host} view={shown} onTaken={() => setSheet('taken')} />
			<Captions
				host={host}
				turns={turns}
				looking={looking}
				onResult={view.ending && !result.isShown ? result.show : null}
				toTheGame={toTheGame}
			/>
			<section class="table-area" ref={area} tabIndex={-1} aria-label={gameName(host.game)}>
				{host.online && <host.online.Strip />}
				{waiting.for === 'handover' && isCovered ? (
					<Cover key={waiting.seat} host={host} seat={waiting.seat} />
				) : (
					<GameArea host={host} past={past} onShown={toTheGameIfNowhere} />
				)}
				<PastBar turns={turns} looking={looking} onLook={look} />
			</section>
			{isWide.value && (
				<aside class="table-side">
					<Beside>
						<section class="side-moves">
							<h2>{say('table.moves')}</h2>
							<Moves {...moves} />
						</section>
						<section>
							<h2>{say('table.unseen')}</h2>
							<Unseen view={shown} />
						</section>
					</Beside>
				</aside>
			)}
			<Bar isWide={isWide.value} onOpen={setSheet} more={host.online && <host.online.BarButtons />} />
			<Sheets {...moves} open={sheet} view={shown} onClose={() => setSheet(null)} />
			{result.isShown && <Result host={host} turns={turns} onClose={result.hide} />}
			<AnnouncerRegion />
		</main>
	);
}
