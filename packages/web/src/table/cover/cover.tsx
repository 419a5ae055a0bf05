// Between two people who share the screen: nothing of anybody's hand, only who is next.
import './cover.css';
import type { Seat } from '@tessera/engine';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { announce } from '../announcer.ts';
import type { TableHost } from '../host.ts';
import { nameOf } from '../names.ts';
import { SameSide } from '../side/same-side.tsx';
import { isTurning, sideOf } from '../side/side.ts';

export function Cover({ host, seat }: { readonly host: TableHost; readonly seat: Seat }) {
	const ready = useRef<HTMLButtonElement>(null);
	const name = nameOf(host.seats, seat);
	// A tablet that lies between the players is passed to nobody.
	const title = say(isTurning.value ? 'table.turn-of' : 'table.pass-to', { name });
	useEffect(() => {
		ready.current?.focus();
		announce(title);
	}, [title]);
	const side = sideOf(host.seats, seat);
	return (
		<section class="cover" data-side={side} style={{ '--seat': `var(--seat-${seat + 1})` }}>
			<h2>{title}</h2>
			<p>{say('table.pass-why', { game: host.game })}</p>
			<button type="button" class="button next" ref={ready} onClick={() => host.takeOver()}>
				{say('table.take-over', { name })}
			</button>
			{side === 'far' && <SameSide />}
		</section>
	);
}
