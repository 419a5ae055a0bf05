import { expect, it } from 'vitest';
import { answerTo } from './arranging-answers.ts';
import { kinds } from './testing/views.ts';

const TABLE = ['ro rx rd rq rs', 'bs gs ps'].map(kinds);

it('K4: arranges the cards picked, with the most Qwirkles', () => {
	expect(answerTo({ ask: 'arrange', table: TABLE, cards: kinds('rc') })).toMatchObject({ qwirkles: 1, moved: 0 });
	expect(answerTo({ ask: 'arrange', table: TABLE, cards: kinds('yx') })).toBeNull();
});

it('K3: completes a table that is not valid yet, or says that it cannot be', () => {
	const draft = ['ro rx rd rq', 'bs gs ps', 'rs rc'].map(kinds);
	expect(answerTo({ ask: 'complete', before: TABLE, draft, hand: kinds('rc') })).not.toBeNull();
	expect(answerTo({ ask: 'complete', before: TABLE, draft: [...TABLE, kinds('yx')], hand: kinds('yx') })).toBeNull();
});

it('K6: tells whether anything can be laid at all', () => {
	expect(answerTo({ ask: 'can-lay', table: TABLE, hand: kinds('yx rc') })).toBe(true);
	expect(answerTo({ ask: 'can-lay', table: TABLE, hand: kinds('yx gd') })).toBe(false);
});
