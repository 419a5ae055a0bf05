// For a device that is in no account: what one is for, and the two ways into it.
import { Icon } from '../parts/icon.tsx';
import { say } from '../words/say.ts';
import { useDoing } from './doing.ts';
import { makePasskey, signIn } from './entering.ts';
import { Group } from './group.tsx';
import type { Possible } from './possible.ts';
import { TroubleLine } from './trouble-words.tsx';

interface EnterProps {
	readonly possible: Possible;
	readonly onDone: () => void;
}

export function Enter({ possible, onDone }: EnterProps) {
	const { isBusy, trouble, start } = useDoing(onDone);
	if (possible !== 'yes') return <Impossible why={possible} />;
	return (
		<>
			<div class="account-ways">
				<Group title={say('account.new')}>
					<p class="hint">{say('account.new-is')}</p>
					<button type="button" class="button next" aria-disabled={isBusy} onClick={() => start(makePasskey)}>
						<Icon of="key" />
						{say('account.create')}
					</button>
				</Group>
				<Group title={say('account.have')}>
					<p class="hint">{say('account.have-is')}</p>
					<button type="button" class="button" aria-disabled={isBusy} onClick={() => start(signIn)}>
						<Icon of="key" />
						{say('account.sign-in')}
					</button>
				</Group>
			</div>
			<p class="hint" role="status">
				{isBusy && say('account.asking')}
			</p>
			<TroubleLine trouble={trouble} />
		</>
	);
}

/** Said instead of showing buttons that could do nothing. */
export const Impossible = ({ why }: { readonly why: Exclude<Possible, 'yes'> }) => (
	<Group title={say('account.impossible')}>
		<p>{say('account.impossible-why', { why })}</p>
	</Group>
);
