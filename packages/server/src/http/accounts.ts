// The routes of accounts: passkeys, signing in and out, and ratings.
import type { BotLevel } from '@tessera/protocol';
import { GameSchema } from '@tessera/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
	beginRegistration,
	beginSignIn,
	finishRegistration,
	finishSignIn,
	PasskeyIdForm,
	type RegistrationBody,
	RegistrationForm,
	removePasskey,
	type SignInBody,
	SignInForm,
	type Site,
	shownAccount,
	signOutDevice,
	siteOf,
	whyNoPasskey,
} from '../accounts/index.ts';
import type { Identity, Players } from '../players/index.ts';
import { botSubject, shownChange, shownRatings } from '../ratings/index.ts';
import { answer, answers, FOR_ANYBODY } from './answers.ts';
import { askForIdentity } from './identity.ts';
import { problemOf, refuse } from './problems.ts';
import { TableParams } from './schemas.ts';

export interface AccountRoutes {
	readonly players: Players;
	/** The address of this site, where whoever hosts it has chosen one; null to go by where requests are sent to. */
	readonly publicUrl: URL | null;
	now(): number;
	identityOf(request: FastifyRequest): Promise<Identity | null>;
	isTable(table: string): Promise<boolean>;
	/** Hears of every device that is with others in an account than before: one that comes or goes, and those it left or joined. */
	onMoved(identity: string): void;
}

const LEVELS: readonly BotLevel[] = ['first-steps', 'family', 'greedy', 'club', 'expert', 'master'];

const RatingsForm = Type.Array(
	Type.Object({
		size: Type.Integer({ description: 'How many play: each number has a rating of its own.' }),
		number: Type.Integer({ description: '1000 for a newcomer; people and bots alike.' }),
		games: Type.Integer(),
	}),
);

const AccountAnswer = Type.Object(
	{
		account: Type.Union([
			Type.Object({
				id: Type.String(),
				devices: Type.Array(
					Type.Object({
						id: Type.String(),
						name: Type.Union([Type.String(), Type.Null()]),
						lastSeenAt: Type.Integer(),
						isThis: Type.Boolean(),
					}),
				),
				passkeys: Type.Array(Type.Object({ id: Type.String(), createdAt: Type.Integer(), lastUsedAt: Type.Integer() })),
				ratings: RatingsForm,
			}),
			Type.Null(),
		]),
	},
	{ title: 'Account' },
);

const SignedInAnswer = Type.Object({ account: Type.String() }, { title: 'SignedIn' });
const OptionsAnswer = Type.Object(
	{ challenge: Type.String() },
	{ additionalProperties: true, title: 'PasskeyOptions', description: 'For navigator.credentials, as JSON.' },
);
const DoneAnswer = Type.Null({ description: 'Done.' });
const SignOutForm = Type.Object(
	{ device: Type.Optional(Type.String({ maxLength: 64, description: 'Another device of the account.' })) },
	{ additionalProperties: false },
);
const PasskeyParams = Type.Object({ id: PasskeyIdForm });
const BotsParams = Type.Object({ game: GameSchema });
const BotsAnswer = Type.Object(
	{ bots: Type.Array(Type.Object({ level: Type.String(), ratings: RatingsForm })) },
	{ title: 'BotRatings' },
);

const ChangeAnswer = Type.Object(
	{
		rating: Type.Union([
			Type.Object({
				size: Type.Integer({ description: 'How many played.' }),
				number: Type.Integer({ description: 'Your rating after the game.' }),
				before: Type.Integer({ description: 'And before it: 1000 where it was your first.' }),
			}),
			Type.Null(),
		]),
	},
	{ title: 'RatingChange' },
);

const NO_TABLE = problemOf('not-found', 'There is no such table.');
const NO_SITE = problemOf('not-now', 'Browsers make passkeys for sites with a name, not for an address of numbers.');

const schemaOf = (summary: string, good: Record<number, unknown>, rest: Record<string, unknown> = {}) => ({
	schema: { tags: ['accounts'], summary, ...rest, response: answers(good) },
});

export function registerAccountRoutes(app: FastifyInstance, routes: AccountRoutes): void {
	const { players, publicUrl, now, identityOf, isTable, onMoved } = routes;

	/** Does it as whoever asks, if that is anybody. */
	const as = async (
		request: FastifyRequest,
		reply: FastifyReply,
		act: (identity: Identity) => Promise<FastifyReply>,
	): Promise<FastifyReply> => {
		const identity = await identityOf(request);
		return identity === null ? askForIdentity(reply) : act(identity);
	};

	/** The same for what needs a site that passkeys can be for. */
	const asAt = (
		request: FastifyRequest,
		reply: FastifyReply,
		act: (identity: Identity, site: Site) => Promise<FastifyReply>,
	): Promise<FastifyReply> =>
		as(request, reply, async (identity) => {
			const site = siteOf(publicUrl, request);
			return site === null ? refuse(reply, NO_SITE) : act(identity, site);
		});

	/** Does what moves a device from one account to another, or to none, and tells of everybody whom that concerns. */
	const moving = async <T extends { readonly ok: boolean }>(device: string, move: () => Promise<T>): Promise<T> => {
		const before = await players.devicesOf(device);
		const answer = await move();
		if (answer.ok) for (const each of new Set([...before, ...(await players.devicesOf(device))])) onMoved(each);
		return answer;
	};

	app.get(
		'/api/account',
		schemaOf('Your account', { 200: answer('Your account, or null where you have none.', AccountAnswer) }),
		(request, reply) =>
			as(request, reply, async (identity) => reply.send({ account: await shownAccount(players, identity) })),
	);

	app.post(
		'/api/account/passkeys/begin',
		schemaOf('Begin to make a passkey, for a new account or for yours', {
			200: answer('What the browser makes the passkey with.', OptionsAnswer),
		}),
		(request, reply) =>
			asAt(request, reply, async (identity, site) => {
				const problem = await whyNoPasskey(players, identity);
				return problem ? refuse(reply, problem) : reply.send(await beginRegistration(players, site, identity, now()));
			}),
	);

	app.post<{ Body: RegistrationBody }>(
		'/api/account/passkeys',
		schemaOf(
			'Bring the passkey that was made',
			{ 201: answer('It is a passkey of your account now.', SignedInAnswer) },
			{ body: RegistrationForm },
		),
		(request, reply) =>
			asAt(request, reply, async (identity, site) => {
				const answer = await finishRegistration(players, site, identity, request.body, now());
				if (!answer.ok) return refuse(reply, answer.problem);
				if (identity.account === null) onMoved(identity.id);
				return reply.code(201).send(answer.value);
			}),
	);

	app.delete<{ Params: Static<typeof PasskeyParams> }>(
		'/api/account/passkeys/:id',
		schemaOf('Take a passkey out of your account', { 204: DoneAnswer }, { params: PasskeyParams }),
		(request, reply) =>
			as(request, reply, async (identity) => {
				const answer = await removePasskey(players, identity, request.params.id);
				return answer.ok ? reply.code(204).send() : refuse(reply, answer.problem);
			}),
	);

	app.post(
		'/api/account/sign-in/begin',
		schemaOf('Begin to sign in with a passkey', { 200: answer('What the browser signs.', OptionsAnswer) }),
		(request, reply) =>
			asAt(request, reply, async (identity, site) => reply.send(await beginSignIn(players, site, identity, now()))),
	);

	app.post<{ Body: SignInBody }>(
		'/api/account/sign-in',
		schemaOf(
			'Sign in: this device joins the account, with its tables',
			{ 200: answer('You are signed in.', SignedInAnswer) },
			{ body: SignInForm },
		),
		(request, reply) =>
			asAt(request, reply, async (identity, site) => {
				const answer = await moving(identity.id, () =>
					finishSignIn(players, site, identity, request.body, now(), onMoved),
				);
				if (!answer.ok) return refuse(reply, answer.problem);
				return reply.send(answer.value);
			}),
	);

	app.post<{ Body: Static<typeof SignOutForm> }>(
		'/api/account/sign-out',
		schemaOf('Sign out this device, or another of your account', { 204: DoneAnswer }, { body: SignOutForm }),
		(request, reply) =>
			as(request, reply, async (identity) => {
				const { device = identity.id } = request.body;
				const answer = await moving(device, () => signOutDevice(players, identity, device));
				if (!answer.ok) return refuse(reply, answer.problem);
				return reply.code(204).send();
			}),
	);

	app.get<{ Params: Static<typeof TableParams> }>(
		'/api/tables/:table/rating',
		schemaOf(
			'What a finished game did to your rating',
			{ 200: answer('Your rating, or null where this game did not move it.', ChangeAnswer) },
			{ params: TableParams },
		),
		(request, reply) =>
			// Nobody else's: the ratings of people are their own business.
			as(request, reply, async ({ account }) => {
				const { table } = request.params;
				if (!(await isTable(table))) return refuse(reply, NO_TABLE);
				return reply.send({ rating: account === null ? null : await shownChange(players, table, account) });
			}),
	);

	app.get<{ Params: Static<typeof BotsParams> }>(
		'/api/ratings/bots/:game',
		schemaOf(
			'How strong the bots are',
			{ 200: answer('Every level with its ratings.', BotsAnswer) },
			{ ...FOR_ANYBODY, params: BotsParams },
		),
		async (request) => ({
			bots: await Promise.all(
				LEVELS.map(async (level) => ({
					level,
					ratings: await shownRatings(players, botSubject(request.params.game, level)),
				})),
			),
		}),
	);
}
