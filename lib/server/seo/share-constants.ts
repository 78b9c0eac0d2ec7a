/** The ratio that every network accepts: 1.91 : 1 (Open Graph; no number in the spec). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Networks reject pictures above some hundred kilobytes; with this quality a still has about a hundred. */
export const JPEG_QUALITY = 82;

/** A drawing needs most of a processor core, and pages need the other one (quality S28: bounded work). */
export const DRAWN_AT_ONCE = 1;

/** Drawings that may wait; further ones are refused. */
export const MOST_WAITING = 12;

/** Memory for finished pictures: some hundreds of them. */
export const PICTURE_STORE_BYTES = 32 * 1024 * 1024;

/** The cache time in seconds of a picture whose address has no hash of its contents. */
export const PLAIN_LIFE_SECONDS = 3_600;

/** The same for a picture drawn without its art, which may load next time. */
export const POOR_LIFE_SECONDS = 60;

/** The Retry-After of a refused request in seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** Art is requested resized; a larger answer is invalid (quality S28). */
export const MAX_ART_BYTES = 4 * 1024 * 1024;

/** The most pixels that are decoded, because a small file may contain a large picture. */
export const MAX_ART_PIXELS = 24_000_000;

/** Posters on the picture of a list: three columns of three. */
export const SHELF_POSTERS = 9;
