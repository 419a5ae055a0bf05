// A figure with its caption and what the engine says about it.
import './figures.css';
import { say } from '../../words/say.ts';
import type { Shown } from '../rules/page.ts';
import { BoardDrawing, BoardVerdictLine } from './board.tsx';
import type { Figure } from './figure.ts';
import { LineDrawing, LineVerdictLine, TableDrawing, TableVerdictLine } from './series.tsx';

function drawingOf(figure: Figure) {
	switch (figure.shows) {
		case 'board':
			return { drawing: <BoardDrawing figure={figure} />, verdict: <BoardVerdictLine figure={figure} /> };
		case 'table':
			return { drawing: <TableDrawing figure={figure} />, verdict: <TableVerdictLine figure={figure} /> };
		case 'line':
			return { drawing: <LineDrawing figure={figure} />, verdict: <LineVerdictLine figure={figure} /> };
	}
}

export function FigureDrawing({ figure, caption }: Shown) {
	const { drawing, verdict } = drawingOf(figure);
	return (
		<figure class={`figure figure-of-${figure.shows}`}>
			<div class="figure-picture">{drawing}</div>
			<figcaption>
				{verdict}
				<p>{say(caption)}</p>
			</figcaption>
		</figure>
	);
}
