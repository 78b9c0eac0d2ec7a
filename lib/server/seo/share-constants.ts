/** What every network that shows a link's picture takes: 1.91 : 1 (Open Graph; no number in the spec). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Networks give up on pictures of more than some hundred kilobytes; at this quality a still has about a hundred. */
export const JPEG_QUALITY = 82;

/** A drawing takes most of a processor; the pages have the other one (quality S28: bounded work). */
export const DRAWN_AT_ONCE = 1;

/** Drawings that may wait; whoever comes after them is asked to come back. */
export const MOST_WAITING = 12;

/** Memory for finished pictures: some hundreds of them. */
export const KEPT_BYTES = 32 * 1024 * 1024;

/** How long a picture is the same where its address does not name its contents, in seconds. */
export const PLAIN_LIFE_SECONDS = 3_600;

/** The same for one whose art could not be had: the next one may have it. */
export const POOR_LIFE_SECONDS = 60;

/** Seconds after which whoever was refused may ask again. */
export const RETRY_AFTER_SECONDS = 10;

/** Art comes resized; what is larger than this is not what was asked for (quality S28). */
export const MAX_ART_BYTES = 4 * 1024 * 1024;

/** The most pixels that are decoded: a small file may hold a large picture. */
export const MAX_ART_PIXELS = 24_000_000;

/** Posters on the shelf of a list: three columns of three. */
export const SHELF_POSTERS = 9;
