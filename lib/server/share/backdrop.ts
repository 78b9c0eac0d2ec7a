import 'server-only';
import type { ShareCard } from '@/lib/server/seo/share-card';
import { SHARE_SIZE, SHELF_POSTERS } from '@/lib/server/seo/share-constants';
import { nightOf, parseHex, toHex } from '@/lib/shared/contrast';
import { logFailure, newRequestId } from '@/lib/shared/log';
import { fetchArt } from './art';
import { DARK, emblem, ground, portrait, scene, shelf } from './looks';

export interface Backdrop {
  image: Buffer;
  /** All the art that the card names is on it. */
  isWhole: boolean;
}

/** Pixels across for which the platform is asked. */
const ART_WIDTH = { scene: SHARE_SIZE.width, portrait: 720, emblem: 480, shelf: 300 } as const;

const looks = { scene, portrait, emblem, shelf };

/** What lies under the words. Art that cannot be had, or read, is left out. */
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
      // Not a picture, or one that is too large: words alone say what it is.
      logFailure({ requestId: newRequestId(), status: 502, code: 'share_art', cause: error });
    }
  }
  return { image: await ground(night, toHex(night)).png().toBuffer(), isWhole: wanted.length === 0 };
}
