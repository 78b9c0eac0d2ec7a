import 'server-only';
import { PlatformError } from '@/lib/platform/errors';
import { type AskedPicture, versionOf } from './address';
import type { ShareCard } from './card';
import { PLAIN_LIFE_SECONDS, RETRY_AFTER_SECONDS } from './limits';
import { sharePicture } from './picture';
import { shareCardOf } from './subject';
import { Crowded } from './turns';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** A picture, or the true status: 404 for what is not ours, 503 while it cannot be drawn. */
export async function shareAnswer(
  asked: AskedPicture,
  drawWords: (card: ShareCard) => Promise<Buffer>,
): Promise<Response> {
  try {
    const card = await shareCardOf(asked);
    if (!card) return new Response(null, { status: 404 });
    const version = versionOf(card);
    // What the address says of the contents is not believed: it would have the same picture drawn as often as one likes.
    const name = [asked.site.id, asked.locale, version].join(' ');
    const { jpeg, lifeSeconds } = await sharePicture(name, card, () => drawWords(card));
    const isForEver = asked.version === version && lifeSeconds >= PLAIN_LIFE_SECONDS;
    return new Response(new Uint8Array(jpeg), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': isForEver ? FOR_EVER : `public, max-age=${lifeSeconds}`,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof Crowded || error instanceof PlatformError)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
}
