// The routes of people: who you are.
import { LONGEST_NAME } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity, Players } from '../players/players.ts';
import { cleanName } from '../tables/words.ts';
import { answer, answers, FOR_ANYBODY } from './answers.ts';
import { askForIdentity, keptBy, remember } from './identity.ts';
import { makeWait, problemOf, refuse } from './problems.ts';
import { IdentityAnswer, IdentityBody } from './schemas.ts';

interface PeopleRoutes {
	readonly players: Players;
	now(): number;
	identityOf(request: FastifyRequest): Promise<Identity | null>;
	/** Milliseconds until another identity may be made from here. */
	waitForNew(address: string): number;
}

const BAD_NAME = `A name has 1 to ${LONGEST_NAME} letters, and no signs that cannot be seen.`;

const shown = ({ id, name, account }: Identity) => ({ id, name, account });

export function registerPeople(app: FastifyInstance, { players, now, identityOf, waitForNew }: PeopleRoutes): void {
	app.post<{ Body: { name?: string } }>(
		'/api/identity',
		{
			schema: {
				tags: ['people'],
				summary: 'Be somebody',
				description:
					'Gives an identity and its token, once; a browser keeps it as a cookie, a script sends it as "Authorization: Bearer …". Whoever has one already keeps it, and may change its name.',
				...FOR_ANYBODY,
				body: IdentityBody,
				response: answers({
					200: answer('Who you are already.', IdentityAnswer),
					201: answer('A new identity, with its token.', IdentityAnswer),
				}),
			},
		},
		async (request, reply) => {
			const wish = request.body.name;
			const name = wish === undefined ? null : cleanName(wish);
			if (wish !== undefined && name === null) return refuse(reply, problemOf('bad-name', BAD_NAME));
			const known = await identityOf(request);
			if (known !== null) {
				// A page asks this when it comes up, also one that plays on with the seat of another device.
				await players.seen(known.id, now());
				if (name !== null) await players.rename(known.id, name);
				// A cookie ends a year after it was set: whoever comes back before that is known for another year.
				const token = keptBy(request);
				if (token !== null) remember(request, reply, token);
				return { ...shown(known), name: name ?? known.name };
			}
			const wait = waitForNew(request.ip);
			if (wait > 0) return makeWait(reply, wait, 'Too many new identities');
			const { identity, token } = await players.createIdentity(name, now());
			remember(request, reply, token);
			return reply.code(201).send({ ...shown(identity), token });
		},
	);

	app.get(
		'/api/me',
		{
			schema: {
				tags: ['people'],
				summary: 'Who you are',
				response: answers({ 200: answer('Who you are.', IdentityAnswer) }),
			},
		},
		async (request, reply) => {
			const known = await identityOf(request);
			return known === null ? askForIdentity(reply) : shown(known);
		},
	);
}
