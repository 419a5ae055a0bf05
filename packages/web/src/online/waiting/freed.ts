// Whoever loses their seat at a table that waits without having left it here is told so: else they would just see the name form again.
import { useEffect, useRef, useState } from 'preact/hooks';
import { remember } from '../memory.ts';
import type { Known, Session } from '../session.ts';

/** Whether the own seat is free by now. One that has moved to another device has somebody still, who is oneself. */
export function isSeatFreed(before: Known, { table, standing }: Known): boolean {
	const { seat } = before.standing;
	return (
		seat !== null && standing.seat === null && table.status === 'waiting' && table.sitters[seat]?.type !== 'person'
	);
}

interface Leaving {
	/** Whether the seat was freed, and not by leaving it here. */
	readonly isFreed: boolean;
	leave(): void;
}

export function useLeaving(session: Session, known: Known): Leaving {
	const before = useRef(known);
	const isMeant = useRef(false);
	const [isFreed, setFreed] = useState(false);
	useEffect(() => {
		if (isSeatFreed(before.current, known)) {
			setFreed(!isMeant.current);
			isMeant.current = false;
			// Whoever sits there later is not oneself, whatever their name.
			remember(session.id, { sat: null });
		} else if (known.standing.seat !== null) setFreed(false);
		before.current = known;
	}, [session, known]);
	return {
		isFreed,
		leave() {
			isMeant.current = true;
			void session.order({ type: 'stand' }).then(({ ok }) => {
				if (!ok) isMeant.current = false;
			});
		},
	};
}
