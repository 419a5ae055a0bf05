// All games with people elsewhere that one has had, as far down as one wants to look: home shows only the last that are over.
import { useId, useRef } from 'preact/hooks';
import { PageHeader } from '../../parts/page-header.tsx';
import { say } from '../../words/say.ts';
import { type Asked, myTables, type TableList } from '../api.ts';
import { TableRows } from '../lobby/table-rows.tsx';
import { Unanswered, useFocusOnceAnswered } from '../lobby/unanswered.tsx';
import { useTables } from '../lobby/use-tables.ts';
import { ON_AND_ON } from './looking.ts';
import { TableRow } from './rows.tsx';

/** Whom the server does not know has no games. */
async function ask(pages: number): Promise<Asked<TableList>> {
	const asked = await myTables(pages);
	return !asked.ok && asked.problem.code === 'no-identity' ? { ok: true, value: { cards: [], hasMore: false } } : asked;
}

export function AllGames() {
	const tables = useTables(ask, ON_AND_ON);
	const title = useId();
	const list = tables.list.value;
	const problem = tables.problem.value;
	const main = useRef<HTMLElement>(null);
	useFocusOnceAnswered(problem, main);
	return (
		<main class="page" aria-busy={!list && !problem} tabIndex={-1} ref={main}>
			<PageHeader title={say('online.all-games')} id={title} />
			{problem && <Unanswered problem={problem} onAgain={tables.look} />}
			{list?.cards.length === 0 && <p class="hint">{say('online.no-games')}</p>}
			{list && (
				<TableRows
					class="kept-list"
					cards={list.cards}
					Row={TableRow}
					more={list.hasMore ? tables.more : null}
					of={title}
				/>
			)}
		</main>
	);
}
