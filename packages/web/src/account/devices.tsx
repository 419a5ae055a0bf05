// The devices that are signed in, each to be signed out.
import { timeAgo } from '../home/when.ts';
import { say } from '../words/say.ts';
import type { Device } from './api.ts';
import { useDoing } from './doing.ts';
import { signOutDevice } from './entering.ts';
import { focusGroup, Group } from './group.tsx';
import { TroubleLine } from './trouble-words.tsx';

interface DevicesProps {
	readonly devices: readonly Device[];
	readonly onDone: () => void;
}

export function Devices({ devices, onDone }: DevicesProps) {
	const { isBusy, trouble, start } = useDoing(onDone);
	const thisFirst = devices.toSorted(
		(one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeenAt - one.lastSeenAt,
	);
	return (
		<Group title={say('account.devices')}>
			<p class="hint">{say('account.devices-are')}</p>
			<ul class="account-list">
				{thisFirst.map(({ id, name, lastSeenAt, isThis }) => {
					const called = name ?? say('account.nameless');
					const seen = say('account.last-here', { ago: timeAgo(lastSeenAt, Date.now()) });
					return (
						<li key={id}>
							<span class="account-what">
								<span class="account-called">{called}</span>
								<span class="hint">{isThis ? say('account.this-device') : seen}</span>
							</span>
							<button
								type="button"
								class="button"
								aria-disabled={isBusy}
								aria-label={isThis ? undefined : say('account.sign-out-that', { name: called, seen })}
								onClick={({ currentTarget }) => {
									if (!isThis) focusGroup(currentTarget);
									start(() => signOutDevice(id, isThis));
								}}
							>
								{isThis ? say('account.sign-out-here') : say('account.sign-out')}
							</button>
						</li>
					);
				})}
			</ul>
			<TroubleLine trouble={trouble} />
		</Group>
	);
}
