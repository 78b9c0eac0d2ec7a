import 'server-only';
import { type PictureRequest, versionOf } from '@/lib/server/seo/share-address';
import type { ShareCard } from '@/lib/server/seo/share-card';
import { PLAIN_LIFE_SECONDS, RETRY_AFTER_SECONDS } from '@/lib/server/seo/share-constants';
import { PlatformError } from '@/lib/shared/platform-error';
import { QueueFull } from './drawing-queue';
import { sharePicture } from './picture';
import { shareCardOf } from './subject';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** A picture, or its error status: 404 for an invalid address, 503 while it cannot be drawn. */
export async function shareAnswer(
  requested: PictureRequest,
  drawWords: (card: ShareCard) => Promise<Buffer>,
): Promise<Response> {
  try {
    const card = await shareCardOf(requested);
    if (!card) return new Response(null, { status: 404 });
    const version = versionOf(card);
    // The hash in the address is not used as a key: made-up hashes would draw the same picture any number of
    // times.
    const name = [requested.site.id, requested.locale, version].join(' ');
    const { jpeg, lifeSeconds } = await sharePicture(name, requested.site, card, () => drawWords(card));
    const isForEver = requested.version === version && lifeSeconds >= PLAIN_LIFE_SECONDS;
    return new Response(new Uint8Array(jpeg), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': isForEver ? FOR_EVER : `public, max-age=${lifeSeconds}`,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof QueueFull || error instanceof PlatformError)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
}
