// The account: entering one, or looking after the one that this device is in. The address may name the table one came from.
import './account.css';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { PageHeader } from '../parts/page-header.tsx';
import { WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { say } from '../words/say.ts';
import type { Account } from './api.ts';
import { Devices } from './devices.tsx';
import { Enter, Impossible } from './enter.tsx';
import { lookAt, settleIn } from './entering.ts';
import { Passkeys } from './passkeys.tsx';
import { type Possible, possibleOn } from './possible.ts';
import { Ratings } from './ratings.tsx';
import type { Trouble } from './trouble.ts';
import { TroubleLine } from './trouble-words.tsx';

const possibleHere = (): Possible =>
	possibleOn({
		hostname: location.hostname,
		isSafe: isSecureContext,
		hasPasskeys: browserSupportsWebAuthn(),
	});

type Known = { readonly account: Account | null } | { readonly trouble: Trouble };

interface Looking {
	/** Null until the server has answered. */
	readonly known: Known | null;
	look(): Promise<void>;
}

function useAccount(): Looking {
	const [known, setKnown] = useState<Known | null>(null);
	const look = useCallback(async () => {
		const found = await lookAt();
		if (typeof found === 'string') return setKnown({ trouble: found });
		if (found && (await settleIn(found))) return look();
		setKnown({ account: found });
	}, []);
	useEffect(() => {
		void look();
	}, [look]);
	return { known, look };
}

/** What was pressed is gone once one has come in or left: the focus goes to what is there instead. */
function useFocusOnChange(isIn: boolean | null) {
	const main = useRef<HTMLElement>(null);
	const before = useRef<boolean | null>(null);
	useEffect(() => {
		if (before.current !== null && isIn !== null && before.current !== isIn) {
			main.current?.focus({ preventScroll: true });
			scrollTo(0, 0);
		}
		before.current = isIn;
	}, [isIn]);
	return main;
}

function AccountPage({ table }: { readonly table: string | null }) {
	const { known, look } = useAccount();
	const isIn = known && 'account' in known ? known.account !== null : null;
	const main = useFocusOnChange(isIn);
	const onDone = () => void look();
	return (
		<main class="page account" aria-busy={known === null} tabIndex={-1} ref={main}>
			<PageHeader title={say('account.title')} table={table} />
			{known && 'trouble' in known && (
				<>
					<TroubleLine trouble={known.trouble} />
					<p>
						<button type="button" class="button" onClick={onDone}>
							{say('account.again')}
						</button>
					</p>
				</>
			)}
			<p class="account-lead" role="status">
				{isIn === true && say('account.signed-in')}
				{isIn === false && say('account.lead')}
			</p>
			{known && 'account' in known && <Content account={known.account} onDone={onDone} />}
		</main>
	);
}

interface ContentProps {
	/** Null for a device that is in none. */
	readonly account: Account | null;
	readonly onDone: () => void;
}

function Content({ account, onDone }: ContentProps) {
	const possible = possibleHere();
	if (!account) return <Enter possible={possible} onDone={onDone} />;
	return (
		<>
			<Ratings ratings={account.ratings} />
			<Passkeys passkeys={account.passkeys} possible={possible} onDone={onDone} />
			{possible !== 'yes' && <Impossible why={possible} />}
			<Devices devices={account.devices} onDone={onDone} />
		</>
	);
}

export const AccountScreen = ({ part }: ScreenProps) => (
	<WithWords topic="account" part={part}>
		{() => <AccountPage table={part} />}
	</WithWords>
);
