/** Response header of answers from the framework's page store: `HIT`, `MISS`, `STALE`. */
export const CACHE_HEADER = 'x-nextjs-cache';

/** Response header with the inner address to which the middleware has rewritten a request. */
export const REWRITE_HEADER = 'x-middleware-rewrite';

/**
 * The framework's cookie for drafts. This product has none: with the cookie, any visitor could have every
 * page rendered again.
 */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Internal headers of the framework. From outside they are attacks (quality S03). */
export const INTERNAL_HEADER =
  /^(?:x-(?:middleware|nextjs|next|now|invoke|vercel|matched|prerender)(?:-|$)|next-resume$)/;
