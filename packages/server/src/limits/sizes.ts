// How large things may be. A whole table of Cards, the largest that anybody has to say, is about a kilobyte.

export const KILOBYTE = 1024;

/** The largest request. */
export const MOST_REQUEST = 32 * KILOBYTE;
/** The largest message on a live connection. */
export const MOST_MESSAGE = 16 * KILOBYTE;
/** Somebody who reads slower than things happen is cut off, and resumes when they can; nobody's memory grows for them. */
export const MOST_UNREAD = 1024 * KILOBYTE;
/** What has happened before is told no further ahead of what is read than this. */
export const MOST_AHEAD = 256 * KILOBYTE;
/** Entries in one answer of what happened at a table. */
export const MOST_HISTORY = 1000;
/** Tables that one live connection follows. */
export const MOST_FOLLOWED = 50;
