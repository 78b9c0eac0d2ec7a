import sharp from 'sharp';
import { renderImage } from '../../src/origin/images/render.ts';
import { moods } from './catalogue.ts';

const WIDTH = 720;
const HEIGHT = 288;

/** The opacity of the strongest pixel of two rows. */
async function inkAt(picture: Buffer, top: number): Promise<number> {
  const rows = await sharp(picture).extract({ left: 0, top, width: WIDTH, height: 2 }).png().toBuffer();
  const { channels } = await sharp(rows).stats();
  return channels[3]?.max ?? Number.NaN;
}

describe('the first and the last line are whole, with marks above and letters below the baseline', () => {
  test.each(moods)('%s', async (mood) => {
    for (const title of ['Qum va dengiz', 'Йод', 'Щука', 'Бір күнгі қаңғыру']) {
      // Each has one of the styles of the mood.
      for (const seed of ['a', 'b', 'c']) {
        const size = { width: WIDTH, height: HEIGHT, fill: false, format: 'png' } as const;
        const picture = await renderImage('title', { seed, title, mood }, size);
        const ink = [await inkAt(picture, 0), await inkAt(picture, HEIGHT - 2)];
        expect({ title, seed, ink }).toEqual({ title, seed, ink: [0, 0] });
      }
    }
  });
});
