// Ids and secrets that nobody can guess, and the hashes under which secrets are kept.
import { createHash, randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';

/** Where ids and secrets come from; tests bring their own. */
export interface Secrets {
	id(): string;
	/** What a token or a key is. */
	secret(): string;
}

const SECRET_BYTES = 32;

export const randomSecrets: Secrets = {
	id: () => nanoid(),
	secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
};

/** A secret has 256 bits of chance in it, so a plain fast hash cannot be turned back by trying. */
export const hashOf = (secret: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(createHash('sha256').update(secret).digest());
