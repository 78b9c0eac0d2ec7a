import type { ContentKey } from './cenc/keys.ts';

/** The licence of a presentation is in its folder, behind the same grant as the media. */
export const LICENCE = 'license';
/** Below it: what FairPlay wants before its licence (spec 2 §7 DRM). */
export const CERTIFICATE = 'fairplay.cer';

/** The encryption of a presentation, and the address of its key. */
export type Protection = ContentKey & { licenceUrl: string };
