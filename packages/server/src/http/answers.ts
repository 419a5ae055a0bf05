// What a route may answer, for the description of the API: what comes when all is well, and how the server says no.
import Type, { type TSchema } from 'typebox';
import { ProblemAnswer } from './schemas.ts';

/** An answer in JSON. The words are of the answer; the form may have its own. */
export const answer = (description: string, form: TSchema) => ({ ...form, 'x-response-description': description });

/** An answer that is not JSON. */
export const answerIn = (type: string, description: string, form: TSchema) => ({
	description,
	content: { [type]: { schema: form } },
});

/** What anybody may ask. Whoever says who they are must still be known. */
export const FOR_ANYBODY = { security: [{}, { token: [] }] };

const WAIT = { 'Retry-After': Type.Integer({ description: 'Seconds to wait, where it is enough to wait.' }) };

/** Any route may say no, and always says it in JSON, whatever it answers else. */
export const answers = (good: Readonly<Record<number, unknown>>) => ({
	...good,
	'4xx': answer('The server says no: the status and the code of the problem say why.', ProblemAnswer),
	'429': { ...answer('Too often, or too much of it (too-many): nothing was done.', ProblemAnswer), headers: WAIT },
	'5xx': {
		...answer(
			'The server cannot do this just now (503, unavailable): try again after the seconds that Retry-After has.',
			ProblemAnswer,
		),
		headers: WAIT,
	},
});
