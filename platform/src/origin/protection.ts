import type { ContentKey } from './cenc/keys.ts';

/** The licence of a presentation lies in its folder: the grant that opens the media opens it too. */
export const LICENCE = 'license';

/** How a presentation is encrypted and where players get its key. */
export type Protection = ContentKey & { licenceUrl: string };
