import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import type { ShareCard } from '@/lib/server/seo/share-card';
import {
  DRAWN_AT_ONCE,
  JPEG_QUALITY,
  MOST_WAITING,
  PICTURE_STORE_BYTES,
  PLAIN_LIFE_SECONDS,
  POOR_LIFE_SECONDS,
} from '@/lib/server/seo/share-constants';
import { backdropOf } from './backdrop';
import { cachedPictures, type Picture } from './cached-pictures';
import { drawingQueue } from './drawing-queue';

const MARK = path.join(process.cwd(), 'public/brand/mark.svg');
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
export function sharePicture(name: string, card: ShareCard, drawWords: DrawWords): Promise<Picture> {
  return pictures(name, () => inTurn(() => draw(card, drawWords)));
}

async function draw(card: ShareCard, drawWords: DrawWords): Promise<Picture> {
  const [{ image, isWhole }, words, mark] = await Promise.all([
    backdropOf(card),
    drawWords(),
    sharp(MARK).resize(MARK_SIZE, MARK_SIZE).png().toBuffer(),
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
