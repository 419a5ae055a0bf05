// Tables one below the other, with the way further down where the list goes on.
import type { TableCard } from '@tessera/protocol';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';

interface TableRowsProps {
	readonly class: string;
	readonly cards: readonly TableCard[];
	readonly Row: ComponentType<{ readonly card: TableCard }>;
	/** Whether there is more by then; null where the list ends here. */
	readonly more: (() => Promise<boolean>) | null;
	/** The id of what the list is called by. */
	readonly of: string;
}

export function TableRows({ class: name, cards, Row, more, of }: TableRowsProps) {
	const list = useRef<HTMLUListElement>(null);
	const isBusy = useRef(false);
	/** The row to go on reading at, once it is there: the button may be gone by then, and is far below in any case. */
	const [goOnAt, setGoOnAt] = useState<number | null>(null);
	useEffect(() => {
		if (goOnAt === null) return;
		const rows = list.current?.querySelectorAll('a') ?? [];
		rows[Math.min(goOnAt, rows.length - 1)]?.focus();
		setGoOnAt(null);
	}, [goOnAt]);
	const showMore = async () => {
		if (!more || isBusy.current) return;
		isBusy.current = true;
		const isThere = await more();
		isBusy.current = false;
		if (isThere) setGoOnAt(cards.length);
	};
	return (
		<>
			{cards.length > 0 && (
				<ul class={name} ref={list}>
					{cards.map((card) => (
						<Row key={card.id} card={card} />
					))}
				</ul>
			)}
			{more && (
				<p>
					<button type="button" class="button" aria-describedby={of} onClick={() => void showMore()}>
						{say('online.more')}
					</button>
				</p>
			)}
		</>
	);
}
