// The forms of what a browser says about a passkey, as `toJSON()` of a credential gives it. What else it says is left out.
import Type, { type Static } from 'typebox';

/** Bytes as base64url, at most so many characters. */
const Bytes = (maxLength: number, description?: string) =>
	Type.String({
		minLength: 1,
		maxLength,
		pattern: '^[A-Za-z0-9_-]+$',
		'x-must': 'be of the letters A to Z and a to z, digits, - and _',
		...(description && { description }),
	});

const MOST_ID = 1400;
const MOST_CLIENT_DATA = 4000;
/** Enough for the longest key and id without attestation. */
const MOST_ATTESTATION = 8000;
const MOST_SIGNED = 2000;

export const PasskeyIdForm = Bytes(MOST_ID, 'The id of the passkey.');

export const RegistrationForm = Type.Object(
	{
		id: PasskeyIdForm,
		response: Type.Object({
			clientDataJSON: Bytes(MOST_CLIENT_DATA),
			attestationObject: Bytes(MOST_ATTESTATION),
			transports: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })),
		}),
	},
	{ title: 'NewPasskey', description: 'What navigator.credentials.create() gave, as toJSON() tells it.' },
);

export const SignInForm = Type.Object(
	{
		id: PasskeyIdForm,
		response: Type.Object({
			clientDataJSON: Bytes(MOST_CLIENT_DATA),
			authenticatorData: Bytes(MOST_SIGNED),
			signature: Bytes(MOST_ATTESTATION),
			userHandle: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
		}),
	},
	{ title: 'SignedPasskey', description: 'What navigator.credentials.get() gave, as toJSON() tells it.' },
);

export type RegistrationBody = Static<typeof RegistrationForm>;
export type SignInBody = Static<typeof SignInForm>;
