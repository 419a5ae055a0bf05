// The playing area of Cards: the shared table, what is begun, the own hand and the buttons of the turn.
import { keysAt } from '../table/hints.ts';
import './area.css';
import { useComputed, useSignal } from '@preact/signals';
import type { View } from '@tessera/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { KeysList } from '../parts/keys-list.tsx';
import { isStill } from '../settings/settings.ts';
import { sound } from '../sound/sound.ts';
import type { TableHost } from '../table/host.ts';
import { nameOf } from '../table/names.ts';
import { useSide } from '../table/side/use-side.ts';
import { language, say } from '../words/say.ts';
import { Actions, NoteLine } from './actions.tsx';
import { cardsOnly, createDesk, type Desk, isFixed } from './desk.ts';
import { watchDrags } from './drag.ts';
import type { Sight } from './fan.tsx';
import { createFlights, type Flights } from './flights.ts';
import { bring, drop, liftCard, putDown, tapCard, wouldBe } from './gestures.ts';
import { Hand } from './hand.tsx';
import { goOnActing } from './help.ts';
import { watchKeys } from './keys.ts';
import { KEYS } from './keys-rows.ts';
import { followed, halosOf, type Scene, sceneAt } from './model/scene.ts';
import { handOf } from './model/turn.ts';
import { showAccepting, showGroups } from './scrolling.ts';
import { TableView } from './table-view.tsx';
import { TakenQwirkles } from './taken.tsx';

export interface CardsAreaProps {
	readonly host: TableHost;
	/** A view of before, shown without any way to act; null for the game as it is. */
	readonly past: View | null;
}

export function CardsArea({ host, past }: CardsAreaProps) {
	return past ? <PastArea host={host} past={past} /> : <LiveArea key={host.id} host={host} />;
}

function sightOf(host: TableHost, scene: Scene, isFixed: boolean): Sight {
	const halos = [...halosOf(scene, host.seats.length)];
	return {
		halos: new Map(halos.map(([id, seat]) => [id, { seat, name: nameOf(host.seats, seat) }])),
		own: new Set(scene.turn.own.map(({ id }) => id)),
		isFixed,
	};
}

/** The table after a step of the course, with what that step brought. */
function sceneOfPast(host: TableHost, past: View): Scene {
	const view = cardsOnly(past);
	if (view.step === 0) return sceneAt(view);
	const actor = host.state.peek().course.find(({ step }) => step === view.step)?.seat ?? null;
	return followed(sceneAt(cardsOnly(host.viewAt(view.step - 1))), view, actor);
}

function PastArea({ host, past }: { readonly host: TableHost; readonly past: View }) {
	const scene = useMemo(() => sceneOfPast(host, past), [host, past]);
	const sight = useMemo(() => sightOf(host, scene, true), [host, scene]);
	return (
		<div class="cards-area" data-past="">
			<TableView turn={scene.turn} sight={sight} stop={null} isPast />
			{scene.turn.viewer !== null && <Hand turn={scene.turn} hinted={[]} isFixed={true} stop={null} />}
		</div>
	);
}

function openedDesk(host: TableHost): Desk {
	const desk = createDesk(host);
	goOnActing(desk);
	return desk;
}

function LiveArea({ host }: { readonly host: TableHost }) {
	const [desk] = useState(() => openedDesk(host));
	useEffect(() => () => desk.close(), [desk]);
	const root = useRef<HTMLDivElement>(null);
	const flights = useRef<Flights | null>(null);
	/** What an arrangement is about to change. */
	const arranged = useRef<readonly number[] | null>(null);
	const [isHelping, setHelping] = useState(false);
	const stop = useSignal<number | null>(null);

	const turn = desk.shown.value;
	const scene = desk.scene.value;
	const side = useSide(host.seats, turn.viewer);
	// Until the next person is asked for, nobody's cards are in the hand; its room stays, so that the table does not move.
	const isPassing = host.state.value.waiting.for === 'handover';
	const isOnlySeen = !isPassing && isFixed(turn, host.state.value);
	// Gestures change neither halos nor whose cards are whose; steps of the game do.
	const sight = useMemo(
		() => sightOf(host, scene, isOnlySeen),
		[host, scene.brought, scene.turn.own, isOnlySeen, language()],
	);
	const hinted = useComputed(() => desk.hint.value?.cards ?? []);

	const look = (group: number): void => {
		const fan = root.current?.querySelector<HTMLElement>(`[data-group="${group}"]`);
		fan?.scrollIntoView({ block: 'nearest' });
		if (isStill.peek()) return;
		fan?.animate([{ transform: 'none' }, { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, {}], 240);
	};

	useLayoutEffect(() => {
		if (!root.current) return;
		flights.current = createFlights(root.current);
		desk.onChange = (by) => {
			flights.current?.remember();
			// What the game does, the frame lets be heard. After the paint: the first sound takes a while to set up.
			if (by === 'gesture') setTimeout(() => sound('card'));
		};
		desk.onArrange = (groups) => {
			arranged.current = groups;
		};
		const listeners = [
			watchDrags(root.current, dragPorts(desk, flights.current)),
			watchKeys({ desk, root: root.current, look, help: () => setHelping(true) }),
		];
		return () => {
			for (const stopListening of listeners) stopListening();
		};
	}, [desk]);
	useLayoutEffect(() => {
		const scrolls = root.current && arranged.current ? showGroups(root.current, arranged.current) : 0;
		arranged.current = null;
		flights.current?.land(scrolls);
	}, [turn]);
	// After the paint: to pick a card is to be answered at once, and this has to measure. Who picks one that lies looks at it.
	useEffect(() => {
		const ids = new Set(handOf(turn).map(({ id }) => id));
		if (root.current && turn.held.every((id) => ids.has(id))) showAccepting(root.current);
	}, [turn.held]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: taps on the buttons inside come up to here
		// biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into clicks
		<div
			class="cards-area"
			data-side={side}
			inert={isPassing}
			ref={root}
			tabIndex={-1}
			data-between={desk.between.value ? '' : undefined}
			onClick={(event) => onTap(desk, event)}
			onFocusIn={(event) => {
				const card = event.target instanceof HTMLElement ? event.target.dataset['card'] : undefined;
				if (card !== undefined) stop.value = Number(card);
			}}
		>
			<TableView turn={turn} sight={sight} stop={stop.value} />
			{isOnlySeen ? null : <NoteLine desk={desk} turn={turn} onKeys={() => setHelping(true)} />}
			{(turn.viewer !== null || isPassing) && (
				<Hand turn={turn} hinted={hinted.value} isFixed={isOnlySeen} stop={stop.value} />
			)}
			{isOnlySeen ? null : <Actions desk={desk} turn={scene.turn} onLook={look} />}
			<TakenQwirkles desk={desk} />
			{isHelping ? (
				<KeysList
					title={say('cards.keys-title')}
					rows={keysAt(desk.host, KEYS, 'cards.key-hint')}
					onClose={() => setHelping(false)}
				/>
			) : null}
		</div>
	);
}

const dragPorts = (desk: Desk, flights: Flights) => ({
	lift: (card: number) => liftCard(desk, card),
	would: (target: Parameters<typeof wouldBe>[1]) => wouldBe(desk, target),
	drop: (target: Parameters<typeof wouldBe>[1] | null, lifted: ReadonlyMap<number, DOMRect>) => {
		for (const [card, rect] of lifted) flights.rememberAt(card, rect);
		if (target) bring(desk, desk.scene.peek().turn.held, target);
		else drop(desk);
	},
});

/** A tap means the nearest thing around it that can be meant: a card, a series, a new one, the hand. */
function onTap(desk: Desk, event: MouseEvent): void {
	const place = event.target instanceof Element ? event.target.closest<HTMLElement>(TAPPED) : null;
	const { card, group, new: isNew, hand } = place?.dataset ?? {};
	if (card !== undefined) tapCard(desk, Number(card));
	else if (group !== undefined) putDown(desk, { to: 'group', group: Number(group) });
	else if (isNew !== undefined) putDown(desk, { to: 'new' });
	else if (hand !== undefined) putDown(desk, { to: 'hand' });
}

const TAPPED = '[data-card], [data-group], [data-new], [data-hand]';
