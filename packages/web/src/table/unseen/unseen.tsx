// The chart of the pieces that nobody here can see: still to be drawn, or in the hands of others.
import './unseen.css';
import { type Kind, kindOf, type Shape, type View } from '@tessera/engine';
import { colourName, pieceName, shapeName } from '../../pieces/names.ts';
import { PieceIcon } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { type Chart, type ChartRow, chartOf } from './chart.ts';

export function Unseen({ view }: { readonly view: View }) {
	const chart = chartOf(view);
	return view.game === 'cubes' ? <ColourChart chart={chart} /> : <KindChart chart={chart} view={view} />;
}

/** What one piece of the chart looks like: faint once none is left. */
function Cell({ kind, count, look }: { readonly kind: Kind; readonly count: number; readonly look: 'tile' | 'card' }) {
	return (
		<td class="unseen-cell" data-count={count}>
			<span class="unseen-piece" aria-hidden="true">
				<PieceIcon kind={kind} look={look} size={look === 'card' ? 26 : 32} />
			</span>
			<span class="unseen-count">
				<span class="unseen">{pieceName(kind)} </span>
				{count}
			</span>
		</td>
	);
}

function KindChart({ chart, view }: { readonly chart: Chart; readonly view: View }) {
	const look = view.game === 'cards' ? 'card' : 'tile';
	return (
		<table class="unseen-chart">
			<caption>{say('table.unseen-all', { game: view.game, count: chart.count, where: chart.where })}</caption>
			<thead class="unseen">
				<tr>
					<td />
					{chart.columns.map((count, shape) => (
						<th scope="col" key={shapeName(shape as Shape)}>
							{say('table.unseen-of', { what: shapeName(shape as Shape), count })}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{chart.rows.map(({ colour, cells, count }) => (
					<tr key={colour}>
						<th scope="row" class="unseen-row">
							<span class="unseen">{say('table.unseen-of', { what: colourName(colour), count })}</span>
						</th>
						{cells.map((cell) => (
							<Cell key={cell.kind} kind={cell.kind} count={cell.count} look={look} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const CIRCLE = 0 as Shape;

function ColourChart({ chart }: { readonly chart: Chart }) {
	const most = Math.max(1, ...chart.rows.map(({ count }) => count));
	return (
		<table class="unseen-chart unseen-colours">
			<caption>{say('table.unseen-all', { game: 'cubes', count: chart.count, where: chart.where })}</caption>
			<tbody>
				{chart.rows.map((row) => (
					<ColourRow key={row.colour} row={row} most={most} />
				))}
			</tbody>
		</table>
	);
}

function ColourRow({ row: { colour, count }, most }: { readonly row: ChartRow; readonly most: number }) {
	return (
		<tr>
			<th scope="row">
				<PieceIcon kind={kindOf(colour, CIRCLE)} look="cube" size={28} />
				{colourName(colour)}
			</th>
			<td class="unseen-bar-cell">
				<span class="unseen-bar" style={{ '--share': String(count / most) }} aria-hidden="true" />
				<span class="unseen-number">{count}</span>
			</td>
		</tr>
	);
}
