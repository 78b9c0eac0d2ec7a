/** Addresses with words from the platform: a film may be called Promo. */
const TITLES: readonly string[] = ['contents', 'watch', 'episodes', 'trailers', 'persons', 'content_embed'];

/** Addresses of the promo wizard (spec 3 §2), except addresses of titles. Every page contains this code. */
export function isPromoPath(pathname: string): boolean {
  return pathname.includes('promo') && !TITLES.includes(firstSegment(pathname));
}

export function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}
