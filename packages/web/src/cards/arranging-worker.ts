// Answers questions about a table beside the page, so that the page never waits.
import { answerTo, type Question } from './arranging-answers.ts';

export interface Asked {
	readonly number: number;
	readonly question: Question;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
	postMessage({ number: data.number, answer: answerTo(data.question) });
});
