// A table with everything around the game: who plays, what happened, what there is to look at, and how it ended.

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
import { follow } from './follow.ts';
import type { TableHost } from './host.ts';
import { type Looking, stepAt, stepped } from './moves/looking-back.ts';
import { Moves, PastBar } from './moves/moves.tsx';
import { whoIs } from './names.ts';
import { Players } from './players/players.tsx';
import { Result } from './result/result.tsx';
import { useResult } from './result/use-result.ts';
import { Bar } from './sheet/bar.tsx';
import { type SheetName, Sheets } from './sheet/sheets.tsx';
import { Unseen } from './unseen/unseen.tsx';
import { isWide } from './wide.ts';

/** While one looks back, the arrows step and Escape returns, wherever the focus is. */
function useSteppingKeys(looking: Looking, turns: number, onLook: (looking: Looking) => void): void {
	useEffect(() => {
		if (looking === null) return;
		const onKey = (event: KeyboardEvent) => {
			const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
			if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
			if (by !== undefined) onLook(stepped(looking, by, turns));
			else if (event.key === 'Escape') onLook(null);
			else return;
			event.preventDefault();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [looking, turns, onLook]);
}

export function Room({ host }: { readonly host: TableHost }) {
	const { view, course, waiting } = host.state.value;
	const [looking, setLooking] = useState<Looking>(null);
	const [sheet, setSheet] = useState<SheetName | null>(null);
	const result = useResult(view.ending !== null);
	const turns = useMemo(() => turnsOf(course, host.seats.length), [course, host]);
	const step = stepAt(looking, turns);
	const past = useMemo(() => (step === null ? null : host.viewAt(step)), [step, host]);
	useTitle(view.ending ? say('table.over') : say('table.your-turn', whoIs(host.seats, view.turn)));
	useEffect(() => {
		const stop = follow(host);
		return () => {
			stop();
			hush();
		};
	}, [host]);
	useSteppingKeys(looking, turns.length, setLooking);
	const shown = past ?? view;
	const moves = { host, turns, looking, onLook: setLooking };
	return (
		<main class="table" data-game={host.game}>
			<h1 class="unseen">{gameName(host.game)}</h1>
			<Players host={host} view={shown} onTaken={() => setSheet('taken')} />
			<Captions host={host} turns={turns} onResult={view.ending && !result.isShown ? result.show : null} />
			<div class="table-area">
				{waiting.for === 'handover' ? (
					<Cover key={waiting.seat} host={host} seat={waiting.seat} />
				) : (
					<GameArea host={host} past={past} />
				)}
				<PastBar turns={turns} looking={looking} onLook={setLooking} />
			</div>
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
