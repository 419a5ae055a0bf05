// The journal in memory does what any journal does.
import { journalContract } from './contract.ts';
import { memoryJournal } from './memory.ts';

journalContract('the journal in memory', memoryJournal);
