// What is told beside the game, in words.
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import type { Notice } from '../host.ts';

const WORDS: Readonly<Record<Notice, Key>> = {
	'not-kept': 'table.not-kept',
	'went-on-elsewhere': 'table.went-on-elsewhere',
	'newer-elsewhere': 'table.newer-elsewhere',
	'bot-failed': 'table.bot-failed',
};

export const noticeWords = (notice: Notice): string => say(WORDS[notice]);
