// The shared table: series of one colour on one side, of one shape on the other, and below them what is begun in this turn.
import './table.css';
import { say } from '../words/say.ts';
import { FanView, type Sight } from './fan.tsx';
import { Sign } from './icons.tsx';
import { type Fan, fansOf } from './model/fans.ts';
import { canBegin, verdictWith } from './model/judge.ts';
import { heldCards, type Turn } from './model/turn.ts';

/** Beyond so many series they are drawn closer. */
const MANY = 14;

export interface TableViewProps {
	readonly turn: Turn;
	readonly sight: Sight;
	/** The card that the tab key comes to; any when null. */
	readonly stop: number | null;
	/** Whether this is how the table was, not how it is. */
	readonly isPast?: boolean;
}

export function TableView({ turn, sight, stop, isPast = false }: TableViewProps) {
	const { colours, shapes, fresh } = fansOf(turn);
	const held = heldCards(turn);
	const all = [...colours, ...shapes, ...fresh];
	const stops = all.flatMap(({ places }) => places.flatMap((card) => card?.id ?? []));
	const at = stop !== null && stops.includes(stop) ? stop : (stops[0] ?? null);

	const series = colours.length + shapes.length;
	const rows = Math.max(colours.length, shapes.length);

	const drawn = (fan: Fan) => {
		const isFromHere = fan.group.cards.some(({ id }) => turn.held.includes(id));
		const would = held.length === 0 || isFromHere ? null : verdictWith(fan.group, held).is;
		return <FanView key={fan.group.id} fan={fan} sight={sight} held={turn.held} would={would} stop={at} />;
	};

	return (
		<>
			<section
				class="cards-table"
				aria-label={say(isPast ? 'cards.table-past' : 'cards.table')}
				// Where no card in it takes the focus, it must scroll by keys itself.
				tabIndex={sight.isFixed ? 0 : undefined}
				data-scroll=""
				data-many={series > MANY ? '' : undefined}
				data-rows={rows}
				style={{ '--rows': String(Math.max(1, rows)) }}
			>
				{turn.now.length === fresh.length ? (
					<p class="cards-empty">{say('cards.table-empty')}</p>
				) : (
					<>
						<div class="cards-side">
							<h2>{say('cards.by-colour')}</h2>
							<div class="cards-fans">{colours.map(drawn)}</div>
						</div>
						<div class="cards-side">
							<h2>{say('cards.by-shape')}</h2>
							<div class="cards-fans">{shapes.map(drawn)}</div>
						</div>
					</>
				)}
			</section>
			{sight.isFixed ? null : (
				<section class="cards-bench" aria-label={say('cards.fresh')}>
					<div class="cards-fans">{fresh.map(drawn)}</div>
					<button
						type="button"
						class="cards-new"
						data-new=""
						data-stop=""
						tabIndex={stops.length === 0 ? 0 : -1}
						data-ready={canBegin(held) ? '' : undefined}
					>
						<Sign of="plus" />
						<span>{say('cards.new-series')}</span>
					</button>
				</section>
			)}
		</>
	);
}
