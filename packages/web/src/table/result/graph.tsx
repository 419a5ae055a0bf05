// The graph of the scores by turn, and the same as a table for those who rather read it.
import { seatsOf } from '@tessera/engine';
import { say } from '../../words/say.ts';
import type { Turn } from '../course.ts';
import type { TableHost } from '../host.ts';
import { nameOf } from '../names.ts';
import { curvesOf, pathOf, pointOf, spacingFor } from './curve.ts';

interface GraphProps {
	readonly host: TableHost;
	readonly turns: readonly Turn[];
}

const WIDTH = 320;
const HEIGHT = 130;
/** Told apart without colour as well. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4'] as const;

export function Graph({ host, turns }: GraphProps) {
	const players = host.seats.length;
	const curves = curvesOf(turns, players);
	const most = Math.max(1, ...curves.flat());
	const frame = { width: WIDTH, height: HEIGHT, most };
	const spacing = spacingFor(most);
	const marks = Array.from({ length: Math.floor(most / spacing) + 1 }, (_, index) => index * spacing);
	return (
		<figure class="graph">
			<svg viewBox={`-36 -10 ${WIDTH + 44} ${HEIGHT + 20}`} role="img" aria-label={say('table.graph')}>
				{marks.map((value) => {
					const { y } = pointOf(frame, 0, 1, value);
					return (
						<g key={value} class="graph-mark">
							<path d={`M0 ${y}H${WIDTH}`} />
							<text x="-8" y={y} dominant-baseline="central" text-anchor="end">
								{value}
							</text>
						</g>
					);
				})}
				{curves.map((curve, seat) => {
					const last = pointOf(frame, curve.length - 1, curve.length, curve.at(-1) ?? 0);
					return (
						<g key={seat} style={{ '--seat': `var(--seat-${seat + 1})` }}>
							<path class="graph-curve" d={pathOf(frame, curve)} stroke-dasharray={DASHES[seat]} />
							<circle class="graph-end" cx={last.x} cy={last.y} r="4" />
						</g>
					);
				})}
			</svg>
			<ul class="graph-key" aria-hidden="true">
				{seatsOf(players).map((seat) => (
					<li key={seat} style={{ '--seat': `var(--seat-${seat + 1})` }}>
						<svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
							<path class="graph-curve" d="M0 4H28" stroke-dasharray={DASHES[seat]} />
						</svg>
						{nameOf(host.seats, seat)}
					</li>
				))}
			</ul>
			<details>
				<summary>{say('table.graph-as-table')}</summary>
				<ScoreTable host={host} turns={turns} />
			</details>
		</figure>
	);
}

function ScoreTable({ host, turns }: GraphProps) {
	const seats = seatsOf(host.seats.length);
	return (
		<table class="score-table">
			<thead>
				<tr>
					<th scope="col">{say('table.graph-turn')}</th>
					{seats.map((seat) => (
						<th scope="col" key={seat}>
							{nameOf(host.seats, seat)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{turns.map(({ number, totals, seat: mover }) => (
					<tr key={number}>
						<th scope="row">{number}</th>
						{seats.map((seat) => (
							<td key={seat} data-moved={seat === mover}>
								{totals[seat] ?? 0}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
