import { decodeSegment, isChannelKey, isSlug } from '@/lib/shared/ids';

/** What the embedded player of a page shows. */
export type EmbedTarget =
  | { kind: 'content'; slug: string }
  /** `ts` in unix seconds is the archive; null is live. */
  | { kind: 'channel'; key: string; ts: number | null };

/** The title or channel of one of our addresses; null for a page without a player. */
export function embedTargetOf({ pathname, searchParams }: URL): EmbedTarget | null {
  const [, first, second = '', third, ...more] = pathname.split('/').map(decodeSegment);
  if (more.length > 0) return null;
  const time = searchParams.get('ts') ?? '';
  const ts = /^[1-9]\d{0,9}$/.test(time) ? Number(time) : null;
  switch (first) {
    case 'watch':
    case 'content_embed':
      return third === undefined && isSlug(second) ? { kind: 'content', slug: second } : null;
    case 'contents': {
      // An episode stands after its series.
      const slug = third ?? second;
      return isSlug(slug) ? { kind: 'content', slug } : null;
    }
    case 'channel':
    case 'channel_embed':
      return third === undefined && isChannelKey(second) ? { kind: 'channel', key: second, ts } : null;
    case 'channels':
      return third !== undefined && isChannelKey(third) ? { kind: 'channel', key: third, ts } : null;
    default:
      return null;
  }
}

const USUAL_WIDTH = 960;
const RATIO = 16 / 9;

/** The size of the frame: 16:9, as large as the page allows and not larger than usual. */
export function frameSize(most: { width?: number | undefined; height?: number | undefined }) {
  const width = Math.min(USUAL_WIDTH, most.width ?? USUAL_WIDTH, (most.height ?? USUAL_WIDTH) * RATIO);
  return { width: Math.floor(width), height: Math.floor(width / RATIO) };
}
