// Everything that a table elsewhere puts into the room around its game.
import type { Seat } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import type { OnlineParts } from '../../table/online-parts.ts';
import { BarButtons } from './bar-buttons.tsx';
import { Beside } from './beside.tsx';
import type { OnlineDesk } from './desk.ts';
import { leaveWords, whyOverWords } from './leaving.ts';
import { MenuWays } from './menu-ways.tsx';
import { Rated } from './rated.tsx';
import { ResultWays } from './result-ways.tsx';
import { AwayMark, ClockMark, PresenceMark, ToMoveMark, YouMark } from './seat-marks.tsx';
import { Strip } from './strip.tsx';
import { Watchers } from './watchers.tsx';

interface RoomPorts extends Pick<OnlineParts, 'hasHints' | 'wasMissed'> {
	/** Shows at once what was missed; whether anything was. */
	readonly toThePresent: () => boolean;
}

export const partsOf = (desk: OnlineDesk, { hasHints, wasMissed, toThePresent }: RoomPorts): OnlineParts => ({
	Presence: ({ seat }: { readonly seat: Seat }) => <PresenceMark desk={desk} seat={seat} />,
	Away: ({ seat }: { readonly seat: Seat }) => <AwayMark desk={desk} seat={seat} />,
	You: ({ seat }: { readonly seat: Seat }) => <YouMark desk={desk} seat={seat} />,
	Clock: ({ seat }: { readonly seat: Seat }) => <ClockMark desk={desk} seat={seat} />,
	ToMove: ({ seat }: { readonly seat: Seat }) => <ToMoveMark desk={desk} seat={seat} />,
	Watchers: () => <Watchers desk={desk} />,
	Strip: () => <Strip desk={desk} toThePresent={toThePresent} />,
	Beside: ({ children }: { readonly children: ComponentChildren }) => <Beside desk={desk}>{children}</Beside>,
	BarButtons: () => <BarButtons desk={desk} />,
	MenuWays: ({ onClose }: { readonly onClose: () => void }) => (
		<MenuWays desk={desk} toThePresent={toThePresent} onClose={onClose} />
	),
	Rated: () => <Rated desk={desk} />,
	ResultWays: () => <ResultWays desk={desk} />,
	hasHints,
	wasMissed,
	ifLeft: () => leaveWords(desk.known.value.table),
	whyOver: () => whyOverWords(desk.known.value.table, desk.seats),
});
