// What home says of moves that were played while the connection was away and wait to be sent (O4): until it has sent them, and where
// that was refused until their table has said why.
import type { TableCard } from '@tessera/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { namesOf } from '../../table/names.ts';
import { say, speakOf } from '../../words/say.ts';
import { identify, ownIdentity } from '../api.ts';
import { followMemory, unsentTables } from '../memory.ts';
import { seatInfos } from '../seats.ts';
import { seenTable } from '../seen.ts';

/** The tables whose move waits, for as long as it does: the page may send it while home is shown. */
function useUnsentTables(): readonly string[] {
	const [tables, setTables] = useState<readonly string[]>([]);
	useEffect(() => {
		let isWanted = true;
		const show = () => {
			if (isWanted) setTables(unsentTables(ownIdentity()));
		};
		const look = async () => {
			if (unsentTables(null).length === 0) return show();
			await speakOf('online');
			show();
			// What another identity has played is never sent.
			await identify();
			show();
		};
		// Without its words it is not said; the table says it too.
		const stop = followMemory(() => void look().catch(() => undefined));
		return () => {
			isWanted = false;
			stop();
		};
	}, []);
	return tables;
}

/** By its players, as the server tells of it or, while that is away, as it was seen here last. */
function tableWords(id: string, cards: readonly TableCard[]): string {
	const known = seenTable(id)?.known;
	const card = cards.find((each) => each.id === id) ?? (known && { ...known.table, ...known.standing });
	if (!card) return say('online.open-table');
	const { terms, sitters, seat } = card;
	return say('home.play-what', { game: gameName(terms.game), players: listed(namesOf(seatInfos(sitters, seat))) });
}

export function UnsentMoves({ cards }: { readonly cards: readonly TableCard[] }) {
	const tables = useUnsentTables();
	if (tables.length === 0) return null;
	return (
		<section class="aside" role="status">
			<p>
				<b>{say('online.unsent', { count: tables.length })}</b> {say('online.unsent-help', { count: tables.length })}
			</p>
			<ul>
				{tables.map((id) => (
					<li key={id}>
						<a class="button" href={`/online/${id}`}>
							{tableWords(id, cards)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
