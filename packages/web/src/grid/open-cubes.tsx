// Everybody else's cubes: they lie open for all to see (Q1), and so no cover comes between two turns. What it would offer is here.
import { type Seat, seatsOf, type ViewOf } from '@tessera/engine';
import { useRef } from 'preact/hooks';
import { TumblingCube } from '../pieces/tumble.tsx';
import type { TableHost } from '../table/host.ts';
import { nameOf } from '../table/names.ts';
import { Called } from '../table/players/called.tsx';
import type { Side } from '../table/side/around.ts';
import { SameSide } from '../table/side/same-side.tsx';
import { rolledPlaces } from './model/rolls.ts';
import { cubesWords } from './words.ts';

interface OpenCubesProps {
	readonly host: TableHost;
	readonly view: ViewOf<'cubes'>;
}

interface RowProps extends OpenCubesProps {
	readonly seat: Seat;
}

function Row({ host, view, seat }: RowProps) {
	const cubes = view.hands[seat] ?? [];
	const name = nameOf(host.seats, seat);
	const moment = host.state.value.course.at(-1);
	const first = useRef(moment?.step);
	// What was rolled before the page came up is no news, and looking back nothing rolls.
	const isNews = moment !== undefined && moment.step === view.step && moment.step !== first.current;
	const rolled = isNews ? rolledPlaces(moment, seat, cubes) : [];
	return (
		<li style={`--seat: var(--seat-${seat + 1})`}>
			<span class="grid-cubes-name" title={name} aria-hidden="true">
				<Called name={name} />
			</span>
			<span class="grid-cubes-row" aria-hidden="true">
				{cubes.map((kind, place) => (
					<TumblingCube key={place} kind={kind} size={24} roll={rolled.includes(place) ? view.step : 0} order={place} />
				))}
			</span>
			<span class="unseen">{cubesWords(name, cubes)}</span>
		</li>
	);
}

export const OpenCubes = ({ host, view, side }: OpenCubesProps & { readonly side: Side }) => (
	<div class="grid-others">
		<ul class="grid-cubes">
			{seatsOf(host.seats.length)
				.filter((seat) => seat !== view.viewer)
				.map((seat) => (
					<Row key={seat} host={host} view={view} seat={seat} />
				))}
		</ul>
		{side === 'far' && <SameSide />}
	</div>
);
