/** Players for other sites (spec 2 §2). */
const EMBEDS = ['content_embed', 'channel_embed'];

export const isEmbedPath = (pathname: string): boolean => EMBEDS.includes(pathname.split('/')[1] ?? '');

/** Spec 2 §2: no PIN in an embedded player. */
export const NO_PIN = 'ignore_parental_control';

/** Tells calls of a frame of another site from those of other pages; sealed where an embedded player needs no PIN. */
export const EMBED_COOKIE = 'taspa_embed';

/** Its value that says only that we are framed. */
export const FRAMED = 'framed';

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
  frame: FrameHeaders,
  origins: readonly string[],
): EmbedFrame {
  if (!isEmbedPath(pathname) || !isInFrame(frame)) return 'none';
  const skipsPin = new URLSearchParams(search).get(NO_PIN) === '1';
  return skipsPin && isInListedFrame(frame, origins) ? 'trusted' : 'framed';
}

/** Whether a document is framed by another site that is listed and says who it is. */
export function isInListedFrame(frame: FrameHeaders, origins: readonly string[]): boolean {
  const { referer } = frame;
  const parent = referer !== null && URL.canParse(referer) ? new URL(referer).origin : null;
  return isInFrame(frame) && parent !== null && origins.includes(parent);
}

const isInFrame = ({ dest, site }: FrameHeaders): boolean => dest === 'iframe' && site === 'cross-site';
