// A device that makes passkeys and signs with them, as Chromium pretends to have one.
import type { CDPSession, Page } from '@playwright/test';
import { address } from './environment.ts';

/** The server by its name: browsers keep no passkeys for an address made of numbers. */
export const namedAddress = address.replace('127.0.0.1', 'localhost');

type Credential = Awaited<ReturnType<Authenticator['passkeys']>>[number];

export class Authenticator {
	private readonly session: CDPSession;
	private readonly id: string;

	private constructor(session: CDPSession, id: string) {
		this.session = session;
		this.id = id;
	}

	/** Whoever is asked touches it at once. */
	static async in(page: Page): Promise<Authenticator> {
		const session = await page.context().newCDPSession(page);
		await session.send('WebAuthn.enable');
		const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
			options: {
				protocol: 'ctap2',
				transport: 'internal',
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
			},
		});
		return new Authenticator(session, authenticatorId);
	}

	async passkeys() {
		return (await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id })).credentials;
	}

	/** Has these passkeys too, as when they are kept in step between devices. */
	async take(passkeys: readonly Credential[]): Promise<void> {
		for (const credential of passkeys)
			await this.session.send('WebAuthn.addCredential', { authenticatorId: this.id, credential });
	}

	/** Whether it finds that the one who touches it is its owner. */
	async recognise(isUserVerified: boolean): Promise<void> {
		await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified });
	}

	async unplug(): Promise<void> {
		await this.session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.id });
	}
}
