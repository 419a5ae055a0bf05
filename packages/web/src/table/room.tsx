// A table with everything around the game: who plays, what happened, what there is to look at, and how it ended.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameName } from '../parts/games.ts';
import { useTitle } from '../parts/title.ts';
import { hasMoved } from '../routes/location.ts';
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
import { isWide } from './wide.ts';

/** The keys of the game work where the focus is: in its first stop. */
function focusIn(area: HTMLElement | null): void {
	const stop = area?.querySelector<HTMLElement>('[tabindex="0"]') ?? area;
	stop?.focus({ preventScroll: true });
}

export function Room({ host }: { readonly host: TableHost }) {
	const { view, course, waiting } = host.state.value;
	const isCovered = useCover(host.state.value);
	const [sheet, setSheet] = useState<SheetName | null>(null);
	const result = useResult(view.ending !== null);
	const turns = useMemo(() => turnsOf(course, host.seats.length), [course, host]);
	const area = useRef<HTMLElement>(null);
	const toTheGame = useCallback(() => focusIn(area.current), []);
	// The button that led here, of home or of the cover, is gone with its focus; a page just loaded has none to pass on.
	const isLedHere = useRef(hasMoved());
	if (waiting.for === 'handover') isLedHere.current = true;
	const onShown = useCallback(() => {
		if (isLedHere.current && document.activeElement === document.body) toTheGame();
	}, [toTheGame]);
	const { looking, past, look } = useLooking(host, turns, toTheGame);
	useTitle(view.ending ? say('table.over') : say('table.your-turn', whoIs(host.seats, view.turn)));
	useEffect(() => {
		const stop = follow(host);
		return () => {
			stop();
			hush();
		};
	}, [host]);
	const shown = past ?? view;
	const moves = { host, turns, looking, onLook: look };
	return (
		<main class="table" data-game={host.game}>
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
				{waiting.for === 'handover' && isCovered ? (
					<Cover key={waiting.seat} host={host} seat={waiting.seat} />
				) : (
					<GameArea host={host} past={past} onShown={onShown} />
				)}
				<PastBar turns={turns} looking={looking} onLook={look} />
			</section>
			{isWide.value && (
				<aside class="table-side">
					<section class="side-moves">
						<h2>{say('table.moves')}</h2>
						<Moves {...moves} />
					</section>
					<section>
						<h2>{say('table.unseen')}</h2>
						<Unseen view={shown} />
					</section>
				</aside>
			)}
			<Bar isWide={isWide.value} onOpen={setSheet} />
			<Sheets {...moves} open={sheet} view={shown} onClose={() => setSheet(null)} />
			{result.isShown && <Result host={host} turns={turns} onClose={result.hide} />}
			<AnnouncerRegion />
		</main>
	);
}
