/** Players for other sites (spec 2 §2). */
const EMBEDS = ['content_embed', 'channel_embed'];

export const isEmbedPath = (pathname: string): boolean => EMBEDS.includes(pathname.split('/')[1] ?? '');

/** Spec 2 §2: no PIN in an embedded player. */
export const NO_PIN = 'ignore_parental_control';

/** Tells calls of an embedded player from those of other pages; sealed where it needs no PIN. */
export const EMBED_COOKIE = 'taspa_embed';

/** What browsers say about a request of a document; scripts cannot change it. */
export interface FrameHeaders {
  /** `Sec-Fetch-Dest` */
  dest: string | null;
  /** `Sec-Fetch-Site` */
  site: string | null;
  referer: string | null;
}

/** In no frame of another site; in one; in one of a listed parent that wants no PIN. */
export type EmbedFrame = 'none' | 'framed' | 'trusted';

/**
 * Whether an embedded player is framed by another site. Frames of our own site are no such frames: their cookies are
 * those of the pages beside them, so a PIN that is skipped there would be skipped everywhere.
 */
export function embedFrameOf(
  { pathname, search }: { pathname: string; search: string },
  { dest, site, referer }: FrameHeaders,
  origins: readonly string[],
): EmbedFrame {
  if (!isEmbedPath(pathname) || dest !== 'iframe' || site !== 'cross-site') return 'none';
  const parent = referer !== null && URL.canParse(referer) ? new URL(referer).origin : null;
  const isListed = parent !== null && origins.includes(parent);
  return isListed && new URLSearchParams(search).get(NO_PIN) === '1' ? 'trusted' : 'framed';
}
