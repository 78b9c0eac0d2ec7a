import 'server-only';
import { internalAddress } from '@/lib/platform/http/internal-address';
import { getBytesOnce } from '@/lib/platform/http/outside-fetch';
import type { ShareCard } from '@/lib/server/seo/share-card';
import { MAX_ART_BYTES, SHARE_SIZE, SHELF_POSTERS } from '@/lib/server/seo/share-constants';
import { backgroundTintOf, parseHex, toHex } from '@/lib/shared/contrast';
import { env } from '@/lib/shared/env';
import { failureId, logFailure } from '@/lib/shared/log';
import { DARK, emblem, ground, portrait, scene, shelf } from './looks';

export interface Backdrop {
  image: Buffer;
  /** All pictures of the card are on it. */
  isWhole: boolean;
}

/** The requested width in pixels. */
const ART_WIDTH = { scene: SHARE_SIZE.width, portrait: 720, emblem: 480, shelf: 300 } as const;

const looks = { scene, portrait, emblem, shelf };

/** The picture below the text. Art that cannot be loaded or decoded is left out. */
export async function backdropOf({ look, color: hex, art: addresses }: ShareCard): Promise<Backdrop> {
  const color = parseHex(hex) ?? DARK;
  const tint = backgroundTintOf(color);
  const sources = addresses.slice(0, look === 'shelf' ? SHELF_POSTERS : 1);
  const found = await Promise.all(sources.map((src) => fetchArt(src, ART_WIDTH[look])));
  const art = found.filter((one) => one !== null);
  if (art.length > 0) {
    try {
      const image = await looks[look](art, tint, color);
      return { image, isWhole: art.length === sources.length };
    } catch (error) {
      // Not a picture, or too large: the text alone is drawn.
      logFailure({ requestId: failureId(), status: 502, code: 'share_art', cause: error });
    }
  }
  return { image: await ground(tint, toHex(tint)).png().toBuffer(), isWhole: sources.length === 0 };
}

/**
 * A picture of the platform, resized by it; null when it fails, and the share picture is drawn without it.
 */
async function fetchArt(src: string, width: number): Promise<Buffer | null> {
  const { PLATFORM_URL: platform, PLATFORM_PUBLIC_URL, IMAGES_URL, IMAGE_HOSTS: hosts } = env();
  try {
    const url = new URL(internalAddress(src, IMAGES_URL ?? PLATFORM_PUBLIC_URL, platform), platform);
    url.searchParams.set('w', String(width));
    url.searchParams.set('format', 'webp');
    return await getBytesOnce(url.href, { allowed: { platform, hosts }, maxBytes: MAX_ART_BYTES });
  } catch (error) {
    logFailure({ requestId: failureId(), status: 502, code: 'share_art', cause: error });
    return null;
  }
}
