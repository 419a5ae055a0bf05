// Whether this device has ever been at a table elsewhere; asked by home, which loads nothing else of it for those who have not.
import { thisDevice } from '../saves/device.ts';

/** Where memory of such tables is kept. */
export const KEY = 'tessera.online';

export const hasPlayedOnline = ({ shelf } = thisDevice()): boolean => shelf.get(KEY) !== null;
