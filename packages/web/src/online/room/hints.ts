// Whether a table elsewhere offers hints (O18). They are thought out in the browser, so this is a courtesy of the page.
import type { Seat } from '@tessera/engine';
import type { TableTerms } from '@tessera/protocol';

/** Among people who have the link, as on one device; not among strangers. */
export const hintsAt = ({ listed }: Pick<TableTerms, 'listed'>, seat: Seat | null): boolean => !listed && seat !== null;
