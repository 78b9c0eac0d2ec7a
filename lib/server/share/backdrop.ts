import 'server-only';
import type { ShareCard } from '@/lib/server/seo/share-card';
import { SHARE_SIZE, SHELF_POSTERS } from '@/lib/server/seo/share-constants';
import { nightOf, parseHex, toHex } from '@/lib/shared/contrast';
import { logFailure, newRequestId } from '@/lib/shared/log';
import { fetchArt } from './art';
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
  const night = nightOf(color);
  const wanted = addresses.slice(0, look === 'shelf' ? SHELF_POSTERS : 1);
  const found = await Promise.all(wanted.map((src) => fetchArt(src, ART_WIDTH[look])));
  const art = found.filter((one) => one !== null);
  if (art.length > 0) {
    try {
      const image = await looks[look](art, night, color);
      return { image, isWhole: art.length === wanted.length };
    } catch (error) {
      // Not a picture, or too large: the text alone is drawn.
      logFailure({ requestId: newRequestId(), status: 502, code: 'share_art', cause: error });
    }
  }
  return { image: await ground(night, toHex(night)).png().toBuffer(), isWhole: wanted.length === 0 };
}
