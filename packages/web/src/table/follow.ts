// Tells what happens at a table to ears: in words to a screen reader, and in sounds. What was there before is not told again.
import { effect, untracked } from '@preact/signals';
import { sound } from '../sound/sound.ts';
import { say } from '../words/say.ts';
import { announce } from './announcer.ts';
import { soundsOf } from './heard.ts';
import { isShowingMissed, type TableHost, type TableState } from './host.ts';
import { whoIs } from './names.ts';
import { momentFull } from './words/moments.ts';
import { noticeWords } from './words/notices.ts';

/** What telling needs of a table. */
type Followed = Pick<TableHost, 'game' | 'seats' | 'state' | 'online'>;

const stepOf = ({ course }: TableState): number => course.at(-1)?.step ?? 0;

/** What one hears on sitting down: the deal of a new game, whose turn it is in one that goes on. */
function greet(host: Followed): void {
	const state = host.state.peek();
	const [deal] = state.course;
	if (isShowingMissed(host)) announce(say('table.catching-up'));
	else if (deal && stepOf(state) === 0) announce(momentFull(host, deal, state.course));
	else if (state.waiting.for === 'me' || state.waiting.for === 'other')
		announce(say('table.your-turn', whoIs(host.seats, state.view.turn)));
}

function tell(host: Followed, since: number): void {
	const state = host.state.peek();
	const fresh = state.course.filter(({ step }) => step > since);
	for (const moment of fresh) announce(momentFull(host, moment, state.course));
	const last = fresh.at(-1);
	if (!last) return;
	for (const name of soundsOf(last, state.waiting)) sound(name);
}

/** Says what is told beside the game, each thing when it comes up. */
function followNotices(host: Followed): () => void {
	let told: TableState['notices'] = [];
	return effect(() => {
		const { notices } = host.state.value;
		untracked(() => {
			for (const notice of notices) if (!told.includes(notice)) announce(noticeWords(notice));
		});
		told = notices;
	});
}

/** Follows a table until the returned function is called. */
export function follow(host: Followed): () => void {
	let told = stepOf(host.state.peek());
	greet(host);
	const stopMoments = effect(() => {
		const step = stepOf(host.state.value);
		untracked(() => tell(host, told));
		told = step;
	});
	const stopNotices = followNotices(host);
	return () => {
		stopMoments();
		stopNotices();
	};
}
