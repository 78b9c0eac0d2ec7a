import 'server-only';
import sharp from 'sharp';
import { emblemSvg } from '@/lib/server/brand/emblem';
import type { ShareCard } from '@/lib/server/seo/share-card';
import {
  DRAWN_AT_ONCE,
  JPEG_QUALITY,
  MOST_WAITING,
  PICTURE_STORE_BYTES,
  PLAIN_LIFE_SECONDS,
  POOR_LIFE_SECONDS,
} from '@/lib/server/seo/share-constants';
import type { Site } from '@/lib/shared/sites/sites';
import { backdropOf } from './backdrop';
import { cachedPictures, type Picture } from './cached-pictures';
import { drawingQueue } from './drawing-queue';

const MARK_SIZE = 60;
/** Also the left edge of the text (components/share/ShareWords.tsx). */
export const MARGIN = 64;

/** Draws the layer of text, which needs JSX for its layout. */
export type DrawWords = () => Promise<Buffer>;

const pictures = cachedPictures(PICTURE_STORE_BYTES);
const inTurn = drawingQueue({ atOnce: DRAWN_AT_ONCE, waiting: MOST_WAITING });

/**
 * The finished picture: art, its scrim, the logo, the text. The same card is drawn once, few are drawn at
 * once, and few wait (quality S28).
 * @throws QueueFull
 */
export function sharePicture(
  name: string,
  site: Site,
  card: ShareCard,
  drawWords: DrawWords,
): Promise<Picture> {
  return pictures(name, () => inTurn(() => draw(site, card, drawWords)));
}

async function draw(site: Site, card: ShareCard, drawWords: DrawWords): Promise<Picture> {
  const [{ image, isWhole }, words, mark] = await Promise.all([
    backdropOf(card),
    drawWords(),
    sharp(Buffer.from(emblemSvg(site)))
      .resize(MARK_SIZE, MARK_SIZE, { fit: 'inside' })
      .png()
      .toBuffer(),
  ]);
  const jpeg = await sharp(image)
    .composite([
      { input: mark, left: MARGIN, top: MARGIN - 4 },
      { input: words, left: 0, top: 0 },
    ])
    .flatten()
    .jpeg({ quality: JPEG_QUALITY, progressive: true, mozjpeg: true })
    .toBuffer();
  return { jpeg, lifeSeconds: isWhole ? PLAIN_LIFE_SECONDS : POOR_LIFE_SECONDS };
}
