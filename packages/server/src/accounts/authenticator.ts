// An authenticator in software: makes passkeys and signs with them as a device would, with real cryptography; for tests only.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from '@simplewebauthn/server';

type Cbor = number | string | Uint8Array | CborMap | readonly Cbor[];
type CborMap = ReadonlyMap<number | string, Cbor>;

/** The first byte says what follows and, if there are few of them, how many. */
function head(major: number, count: number): Buffer {
	if (count < 24) return Buffer.of((major << 5) | count);
	if (count < 256) return Buffer.of((major << 5) | 24, count);
	return Buffer.of((major << 5) | 25, count >> 8, count & 255);
}

const isList = (value: CborMap | readonly Cbor[]): value is readonly Cbor[] => Array.isArray(value);

/** As much of CBOR (RFC 8949) as an authenticator needs. */
function cbor(value: Cbor): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
	if (isList(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
	return Buffer.concat([head(5, value.size), ...Array.from(value, ([key, each]) => [cbor(key), cbor(each)]).flat()]);
}

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const ES256 = -7;

/** A key in the form of COSE: kind, algorithm, curve, and the point on it. */
function coseOf(key: KeyObject): Buffer {
	const { x = '', y = '' } = key.export({ format: 'jwk' });
	const point = [x, y].map((text) => Buffer.from(text, 'base64url'));
	return cbor(
		new Map<number, Cbor>([
			[1, 2],
			[3, ES256],
			[-1, 1],
			[-2, point[0] ?? ''],
			[-3, point[1] ?? ''],
		]),
	);
}

interface MadePasskey {
	readonly id: Buffer;
	readonly rpId: string;
	readonly userHandle: string;
	readonly privateKey: KeyObject;
	counter: number;
}

interface Attestation {
	readonly format: string;
	readonly statement: CborMap;
}

/** What a device may do otherwise than usual. */
export interface Quirks {
	/** Where the page is that asks; the browser tells it. */
	readonly origin?: string;
	readonly challenge?: string;
	readonly isVerified?: boolean;
	readonly isPresent?: boolean;
	/** By how much the counter goes up with each use; an authenticator that does not count stays at 0. */
	readonly counting?: number;
	readonly userHandle?: string;
	/** Of the passkey that is made. */
	readonly id?: Buffer;
	/** Signed with the new key itself, or anything at all; none usually. */
	readonly attestation?: 'self' | Attestation;
}

const FLAGS = { present: 0x01, verified: 0x04, withPasskey: 0x40 };

export class SoftAuthenticator {
	readonly #origin: string;
	readonly #passkeys: MadePasskey[] = [];

	/** In a browser that shows a page of this origin. */
	constructor(origin: string) {
		this.#origin = origin;
	}

	#clientData(type: string, challenge: string, quirks: Quirks): Buffer {
		return Buffer.from(
			JSON.stringify({
				type,
				challenge: quirks.challenge ?? challenge,
				origin: quirks.origin ?? this.#origin,
				crossOrigin: false,
			}),
		);
	}

	#authenticatorData(
		passkey: MadePasskey,
		{ isPresent = true, isVerified = true, counting = 1 }: Quirks,
		more: Uint8Array,
	): Buffer {
		passkey.counter += counting;
		const flags =
			(isPresent ? FLAGS.present : 0) | (isVerified ? FLAGS.verified : 0) | (more.length > 0 ? FLAGS.withPasskey : 0);
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(passkey.counter);
		return Buffer.concat([sha256(passkey.rpId), Buffer.of(flags), counter, more]);
	}

	/** As `navigator.credentials.create` does. */
	create(options: PublicKeyCredentialCreationOptionsJSON, quirks: Quirks = {}): RegistrationResponseJSON {
		const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		const { id = randomBytes(16) } = quirks;
		const passkey = { id, rpId: options.rp.id ?? '', userHandle: options.user.id, privateKey, counter: 0 };
		this.#passkeys.push(passkey);
		const model = Buffer.alloc(16);
		const made = Buffer.concat([model, Buffer.of(0, id.length), id, coseOf(publicKey)]);
		const authData = this.#authenticatorData(passkey, quirks, made);
		const clientData = this.#clientData('webauthn.create', options.challenge, quirks);
		const ofItself = (): Attestation => {
			const sig = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
			return {
				format: 'packed',
				statement: new Map<string, Cbor>([
					['alg', ES256],
					['sig', sig],
				]),
			};
		};
		const { attestation = { format: 'none', statement: new Map() } } = quirks;
		const { format, statement } = attestation === 'self' ? ofItself() : attestation;
		const attestationObject = cbor(
			new Map<string, Cbor>([
				['fmt', format],
				['attStmt', statement],
				['authData', authData],
			]),
		);
		return {
			id: base64url(id),
			rawId: base64url(id),
			type: 'public-key',
			clientExtensionResults: {},
			response: {
				clientDataJSON: base64url(clientData),
				attestationObject: base64url(attestationObject),
				transports: ['internal', 'hybrid'],
			},
		};
	}

	/** As `navigator.credentials.get` does, with the passkey that was made last. */
	get(options: PublicKeyCredentialRequestOptionsJSON, quirks: Quirks = {}): AuthenticationResponseJSON {
		const passkey = this.#passkeys.findLast(({ rpId }) => rpId === options.rpId);
		if (!passkey) throw new Error('there is no passkey for this site');
		const clientData = this.#clientData('webauthn.get', options.challenge, quirks);
		const authenticatorData = this.#authenticatorData(passkey, quirks, Buffer.alloc(0));
		const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), passkey.privateKey);
		return {
			id: base64url(passkey.id),
			rawId: base64url(passkey.id),
			type: 'public-key',
			clientExtensionResults: {},
			response: {
				clientDataJSON: base64url(clientData),
				authenticatorData: base64url(authenticatorData),
				signature: base64url(signature),
				userHandle: quirks.userHandle ?? passkey.userHandle,
			},
		};
	}
}
