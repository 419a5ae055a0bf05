// What one may want besides playing: settings, rules, another game, or to leave.
import { Dialog } from '../../parts/dialog.tsx';
import { go } from '../../routes/location.ts';
import { say } from '../../words/say.ts';
import type { TableHost } from '../host.ts';

export function Menu({ host, onClose }: { readonly host: TableHost; readonly onClose: () => void }) {
	const { view } = host.state.value;
	const isOver = view.ending !== null;
	// Of a game elsewhere that is over its result says where it stays; one that is only watched is not at home.
	const isKept = !host.online || (view.viewer !== null && !isOver);
	return (
		<Dialog title={say('table.menu')} onClose={onClose}>
			<nav class="menu">
				<a class="button" href={`/settings/${host.id}`}>
					{say('common.settings')}
				</a>
				<a class="button" href={`/rules/${host.game}/${host.id}`}>
					{say('table.rules')}
				</a>
				{host.online ? (
					<host.online.MenuWays onClose={onClose} />
				) : (
					<button type="button" class="button" onClick={() => go(`/play/${host.rematch()}`)}>
						{say('table.new-game')}
					</button>
				)}
				<a class="button" href="/">
					{say('table.leave')}
				</a>
				{isKept && <p class="hint">{host.online?.ifLeft() ?? say(isOver ? 'table.kept-over' : 'table.kept')}</p>}
			</nav>
		</Dialog>
	);
}
