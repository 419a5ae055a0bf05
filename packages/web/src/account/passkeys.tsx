// The passkeys of the account: one more can be made, and any but the last taken out.
import { useState } from 'preact/hooks';
import { timeAgo } from '../home/when.ts';
import { say } from '../words/say.ts';
import type { Passkey } from './api.ts';
import { useDoing } from './doing.ts';
import { makePasskey, removeFromAccount } from './entering.ts';
import { focusGroup, Group } from './group.tsx';
import type { Possible } from './possible.ts';
import { TroubleLine } from './trouble-words.tsx';

interface PasskeysProps {
	readonly passkeys: readonly Passkey[];
	readonly possible: Possible;
	readonly onDone: () => void;
}

export function Passkeys({ passkeys, possible, onDone }: PasskeysProps) {
	const { isBusy, trouble, start } = useDoing(onDone);
	const oldestFirst = passkeys.toSorted((one, other) => one.createdAt - other.createdAt);
	const isLast = passkeys.length === 1;
	return (
		<Group title={say('account.passkeys')}>
			<p class="hint">{isLast ? say('account.only-passkey') : say('account.passkeys-are')}</p>
			<ul class="account-list">
				{oldestFirst.map((passkey, index) => (
					<Row
						key={passkey.id}
						passkey={passkey}
						number={index + 1}
						isLast={isLast}
						onRemove={() => start(() => removeFromAccount(passkey.id))}
					/>
				))}
			</ul>
			{possible === 'yes' && (
				<button type="button" class="button account-add" aria-disabled={isBusy} onClick={() => start(makePasskey)}>
					{say('account.add')}
				</button>
			)}
			<TroubleLine trouble={trouble} />
		</Group>
	);
}

interface RowProps {
	readonly passkey: Passkey;
	readonly number: number;
	readonly isLast: boolean;
	readonly onRemove: () => void;
}

/** To take a passkey out cannot be undone, so it is asked. The button that was pressed stays where it is and takes it back. */
function Row({ passkey: { createdAt, lastUsedAt }, number, isLast, onRemove }: RowProps) {
	const [isDoubted, setDoubted] = useState(false);
	const now = Date.now();
	return (
		<li>
			<span class="account-what">
				<span class="account-called">{say('account.passkey', { number })}</span>
				{isDoubted ? (
					<span class="hint" role="alert">
						{say('account.remove-sure')}
					</span>
				) : (
					<span class="account-times hint">
						<span>{say('account.made', { ago: timeAgo(createdAt, now) })}</span>
						<span>{say('account.used', { ago: timeAgo(lastUsedAt, now) })}</span>
					</span>
				)}
			</span>
			{!isLast && (
				<span class="account-sure">
					{isDoubted && (
						<button
							type="button"
							class="button"
							onClick={({ currentTarget }) => {
								focusGroup(currentTarget);
								setDoubted(false);
								onRemove();
							}}
						>
							{say('account.remove-yes')}
						</button>
					)}
					<button
						key="remove"
						type="button"
						class="button"
						aria-label={isDoubted ? undefined : say('account.remove-that', { number })}
						onClick={() => setDoubted(!isDoubted)}
					>
						{isDoubted ? say('account.remove-no') : say('account.remove')}
					</button>
				</span>
			)}
		</li>
	);
}
