// The passkeys of the account: one more can be made, and any but the last taken out.
import { useState } from 'preact/hooks';
import { timeAgo } from '../home/when.ts';
import { say } from '../words/say.ts';
import type { Passkey } from './api.ts';
import { useDoing } from './doing.ts';
import { makePasskey, removeFromAccount } from './entering.ts';
import type { Possible } from './possible.ts';
import { TroubleLine } from './trouble-words.tsx';

interface PasskeysProps {
	readonly passkeys: readonly Passkey[];
	readonly possible: Possible;
	readonly onDone: () => void;
}

export function Passkeys({ passkeys, possible, onDone }: PasskeysProps) {
	const { isBusy, trouble, start } = useDoing(onDone);
	/** The passkey that is about to be taken out: that cannot be undone, so it is asked. */
	const [doubted, setDoubted] = useState<string | null>(null);
	const oldestFirst = passkeys.toSorted((one, other) => one.createdAt - other.createdAt);
	const isLast = passkeys.length === 1;
	return (
		<section class="account-group">
			<h2>{say('account.passkeys')}</h2>
			<p class="hint">{isLast ? say('account.only-passkey') : say('account.passkeys-are')}</p>
			<ul class="account-list">
				{oldestFirst.map(({ id, createdAt, lastUsedAt }, index) => {
					const now = Date.now();
					const number = index + 1;
					return (
						<li key={id}>
							<span class="account-what">
								<span class="account-called">{say('account.passkey', { number })}</span>
								<span class="hint">
									{doubted === id
										? say('account.remove-sure')
										: say('account.passkey-is', { made: timeAgo(createdAt, now), used: timeAgo(lastUsedAt, now) })}
								</span>
							</span>
							{doubted === id && (
								<span class="account-sure">
									<button
										type="button"
										class="button"
										onClick={() => {
											setDoubted(null);
											start(() => removeFromAccount(id));
										}}
									>
										{say('account.remove-yes')}
									</button>
									<button type="button" class="button plain" onClick={() => setDoubted(null)}>
										{say('account.remove-no')}
									</button>
								</span>
							)}
							{doubted !== id && !isLast && (
								<button
									type="button"
									class="button"
									aria-label={say('account.remove-that', { number })}
									onClick={() => setDoubted(id)}
								>
									{say('account.remove')}
								</button>
							)}
						</li>
					);
				})}
			</ul>
			{possible === 'yes' && (
				<button type="button" class="button account-add" aria-disabled={isBusy} onClick={() => start(makePasskey)}>
					{say('account.add')}
				</button>
			)}
			<TroubleLine trouble={trouble} />
		</section>
	);
}
