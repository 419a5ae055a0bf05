// A game at the terminal, line by line, without a terminal.
import type { Position } from '@tessera/engine';
import { randomGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { seated, seatedAt, seatedIn, textOf, typing } from '../testing/table.ts';
import { proceed } from './progress.ts';
import { hangUp } from './respond.ts';
import { positionOf, type Session } from './session.ts';

const CLASSIC = 'classic/0,0;rorx/rdrqrsboyqgs,gxgdgqgcyoyx/4,2/1';

/** What the last of these lines leads to, as text. */
const says = (session: Session, ...lines: readonly string[]): string => textOf(typing(session, ...lines));

describe('a turn on the board', () => {
	const session = seatedAt(CLASSIC);
	test('C5 shows what it scores line by line before it is played', () => {
		expect(says(session, 'rd 2,0')).toContain('row of 3: 3   Enter plays it');
		expect(says(session, 'bo 0,1')).toContain('column of 2: 2');
	});
	test('C4 a gap that can be filled is kept, with the reason why it is not enough', () => {
		expect(says(session, 'rd 2,0 rs 4,0')).toContain('Not yet: There is a gap at 3,0');
		expect(says(session, 'rd 2,0 rs 4,0', '')).toContain('There is a gap at 3,0');
		expect(says(session, 'rd 2,0 rs 4,0', 'rq 3,0')).toContain('row of 5: 5   Enter plays it');
	});
	test('C4 what can never come to a turn is refused and leaves the table as it was', () => {
		const outcome = typing(session, 'rd 2,0', 'gs 5,5');
		expect(outcome.effects).toEqual([{ type: 'refuse', text: expect.stringContaining('do not fit') }]);
		expect(outcome.session.draft).toEqual(typing(session, 'rd 2,0').session.draft);
	});
	test('undo takes back one, clear takes back all', () => {
		const put = typing(session, 'rd 2,0').session;
		expect(typing(put, 'undo').session.draft).toEqual(session.draft);
		expect(typing(put, 'clear').session.draft).toEqual(session.draft);
		expect(says(session, 'undo')).toBe('There is nothing to take back.');
	});
	test('where marks the places with their points', () => {
		const text = says(session, 'where rd');
		expect(text).toContain('  3 ro rx  3');
		expect(says(session, 'where rc')).toBe('There is no red clover in hand.');
		expect(says(session, 'rd 2,0', 'where gs')).toBe('There is no place for the green star now.');
	});
	test('Enter plays what lies there and the turn passes on', () => {
		const { session: next } = typing(session, 'rd 2,0', '');
		const position = positionOf(next);
		expect(position.turn).toBe(1);
		expect(position.game !== 'cards' && position.scores).toEqual([7, 2]);
		expect(next.record.steps).toHaveLength(1);
	});
	test('Enter with nothing put down says what to do', () => {
		expect(says(session, '')).toContain('Put down a tile first');
	});
	test('a refusal of the rules is told in words', () => {
		expect(says(session, 'pass')).toContain('Passing is only for those');
		expect(says(session, 'exchange yy')).toContain('is no piece');
		expect(says(session, 'exchange rc')).toBe('There is no red clover in hand.');
		expect(says(session, 'exchange')).toBe('Say which tiles to exchange.');
	});
	test('hint, sort, unseen, score, help and show change nothing', () => {
		for (const line of ['hint', 'unseen', 'score', 'rules', 'help', 'show'])
			expect(typing(session, line).session, line).toEqual(session);
		expect(says(session, 'hint')).toMatch(/^Try .* points\.$/);
		expect(says(session, 'unseen')).toContain('Not in sight');
		expect(says(session, 'rules')).toContain('one colour and all shapes differ');
		expect(says(session, 'score')).toContain('> Player 1: 4');
	});
	test('the hand is sorted by colour, then by shape, then as it was', () => {
		const handOf = (text: string): string => /Your hand {2}(.*)/.exec(text)?.[1] ?? '';
		expect(handOf(says(session, 'sort'))).toBe('rd  rq  rs  yq  gs  bo');
		expect(handOf(says(session, 'sort', 'sort'))).toBe('bo  rd  rq  yq  rs  gs');
		expect(handOf(says(session, 'sort', 'sort', 'sort'))).toBe('rd  rq  rs  bo  yq  gs');
	});
});

describe('the opening', () => {
	const session = seatedAt('classic/-/rorxrdbogsyc,gxgdgqgcyoyx/0,0/1');
	test('C2 tells why a piece cannot open', () => {
		expect(says(session, 'ro 5,5')).toBe('From there a first line of 3 would not cover 0,0.');
		expect(says(session, 'gs 0,0')).toContain('has to be the largest of the hand, 3 long');
		expect(says(session, 'ro 0,0 rx 1,0')).toContain('must have exactly 3 tiles');
	});
	test('C7 nothing can be exchanged yet', () => {
		expect(says(session, 'exchange ro')).toContain('nothing can be exchanged yet');
	});
	test('C2 a line of the largest size is played', () => {
		expect(typing(session, 'ro 0,0 rx 1,0 rd 2,0', '').session.record.steps).toHaveLength(1);
	});
});

/** A position from play in which there was nothing to do but this, from the first game that has one, seeds counted up. */
function positionBefore(game: 'classic' | 'cards', type: 'pass' | 'swap', from: number): Position {
	for (let seed = from; ; seed++) {
		const { start, steps } = randomGame({ game, players: 2, seed });
		const index = steps.findIndex(({ action }) => action.type === type);
		if (index >= 0) return (steps[index - 1]?.step ?? start).position;
	}
}

describe('when there is only one thing to do', () => {
	test('C9 a pass is explained, and Enter does it', () => {
		const session = seatedIn(positionBefore('classic', 'pass', 191));
		expect(says(session, 'show')).toContain('so you pass. Press Enter.');
		expect(typing(session, '').session.record.steps[0]?.action).toEqual({ type: 'pass' });
		expect(says(session, 'hint')).toContain('press Enter');
	});
	test('K6 a swap is explained, and Enter does it', () => {
		const session = seatedIn(positionBefore('cards', 'swap', 18));
		expect(says(session, 'show')).toContain('Press Enter to show your hand');
		expect(typing(session, '').session.record.steps[0]?.action).toEqual({ type: 'swap' });
	});
});

describe('seats', () => {
	test('between people whose hands are hidden there is a cover, and no hand is on the screen', () => {
		const outcome = seated('classic', ['human', 'human'], 'cover');
		expect(outcome.session.phase).toBe('covered');
		expect(textOf(outcome)).toContain('press Enter');
		expect(textOf(outcome)).not.toContain('Your hand');
		const sat = typing(outcome.session, '');
		expect(sat.session.phase).toBe('turn');
		expect(textOf(sat)).toContain('Your hand');
	});
	test('Q1 in Cubes nothing is hidden, so there is no cover', () => {
		const outcome = seated('cubes', ['human', 'human'], 'no cover');
		expect(outcome.session.phase).toBe('turn');
		expect(textOf(outcome)).toMatch(/Player [12]: (\w\w ){5}\w\w/);
	});
	test('the one person among bots is told what they did, not what they drew', () => {
		const outcome = seated('classic', ['human', 'bot', 'bot'], 'told');
		const text = textOf(outcome);
		expect(text).toContain('Dealt 6 tiles each; yours:');
		expect(text).not.toMatch(/Bot \d drew \w\w /);
	});
	test('bots alone are told of action by action, to the end', () => {
		let outcome = seated('classic', ['bot', 'bot'], 'alone');
		for (let steps = 1; outcome.session.phase === 'watched'; steps++) {
			expect(outcome.session.record.steps).toHaveLength(steps);
			expect(textOf(outcome)).toMatch(/^Bot [12] (laid|exchanged|passed)/m);
			outcome = proceed(outcome.session);
		}
		expect(outcome.session.phase).toBe('over');
		expect(textOf(outcome)).toMatch(/won\.|share the win\./);
	});
});

describe('leaving', () => {
	const session = seatedAt(CLASSIC);
	test('without a file it takes two', () => {
		const once = typing(session, 'quit');
		expect(once.session.phase).toBe('turn');
		expect(textOf(once)).toContain('not saved');
		expect(typing(once.session, 'quit').session.phase).toBe('left');
		expect(typing(once.session, 'score', 'quit').session.phase).toBe('turn');
	});
	test('with a file it saves', () => {
		const outcome = typing({ ...session, file: 'game.txt' }, 'quit');
		expect(outcome).toMatchObject({ session: { phase: 'left' }, effects: [{ type: 'save', file: 'game.txt' }] });
	});
	test('the end of the input saves where there is a file', () => {
		expect(hangUp(session).effects).toEqual([{ type: 'say', text: 'The game was not saved.' }]);
		expect(hangUp({ ...session, file: 'game.txt' }).effects).toEqual([{ type: 'save', file: 'game.txt', aloud: true }]);
	});
	test('save names the file from then on', () => {
		expect(says(session, 'save')).toContain('save FILE');
		const saved = typing(session, 'save a.txt');
		expect(saved.effects).toEqual([{ type: 'save', file: 'a.txt', aloud: true }]);
		expect(typing(saved.session, 'rd 2,0', '').effects).toContainEqual({ type: 'save', file: 'a.txt', aloud: false });
	});
	test('under the cover one can save and leave too', () => {
		const covered = seated('classic', ['human', 'human'], 'cover', 'game.txt').session;
		expect(typing(covered, 'quit').session.phase).toBe('left');
	});
});
