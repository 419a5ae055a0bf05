// The chance of the machine that the server runs on.
import { randomBytes } from 'node:crypto';
import { type Secret, seedFromBytes } from '@tessera/engine';

export const newSecretHere = (): Secret => seedFromBytes(randomBytes(32));
