/** Ids in addresses. Invalid ones are refused here, so that they never reach the platform (quality S15). */

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,199}$/u;

/** Content ids are the trailing digits of the slug (spec 1 §5); null when there are none. */
export function contentIdOf(slug: string): string | null {
  if (!isSlug(slug)) return null;
  return /(?:^|-)(\d{1,20})$/.exec(slug)?.[1] ?? null;
}

/** Channels have a number or a slug in addresses (spec 2 §5). */
export function isChannelKey(value: string): boolean {
  return /^\d+$/.test(value) ? isPlatformInt(value) : isSlug(value);
}

/** A slug or an id: letters, digits, `-` and `_`. */
export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

/** Ids of contents, trailers and offers: decimal, and some are too long for a number. */
export function isDecimalId(value: string): boolean {
  return /^\d{1,20}$/.test(value);
}

/** The platform's numeric ids are 32-bit. */
export const MAX_PLATFORM_INT = 2_147_483_647;

export function isPlatformInt(value: string): boolean {
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_PLATFORM_INT;
}

/** A slug from an address segment; Next passes segments still percent-encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
