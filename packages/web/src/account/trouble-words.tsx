// What went wrong, in words.
import type { AccountKey } from '../words/keys.ts';
import { say } from '../words/say.ts';
import type { Trouble } from './trouble.ts';

const WORDS: Readonly<Record<Trouble, AccountKey>> = {
	cancelled: 'account.trouble-cancelled',
	'none-chosen': 'account.trouble-none-chosen',
	'here-already': 'account.trouble-here-already',
	'no-lock': 'account.trouble-no-lock',
	'wrong-site': 'account.trouble-wrong-site',
	device: 'account.trouble-device',
	'too-late': 'account.trouble-too-late',
	unknown: 'account.trouble-unknown',
	'not-verified': 'account.trouble-not-verified',
	last: 'account.trouble-last',
	gone: 'account.trouble-gone',
	'too-many': 'account.trouble-too-many',
	full: 'account.trouble-full',
	unavailable: 'account.trouble-unavailable',
	odd: 'account.trouble-odd',
};

export const TroubleLine = ({ trouble }: { readonly trouble: Trouble | null }) =>
	trouble && (
		<p class="account-trouble" role="alert">
			{say(WORDS[trouble])}
		</p>
	);
