import sharp from 'sharp';
import { kinds } from '../../src/origin/images/draw.ts';
import { renderImage } from '../../src/origin/images/render.ts';
import { type ImageFormat, imageFormats } from '../../src/origin/images/resize.ts';
import { imageKinds } from '../../src/origin/images/subject.ts';

const subject = { seed: 'render', title: 'Жетінші толқын', world: 'sea', mood: 'romance' } as const;
const facts = async (
  format: ImageFormat,
  width: number,
  height: number,
  kind: (typeof imageKinds)[number] = 'poster',
) => sharp(await renderImage(kind, subject, { width, height, fill: false, format })).metadata();

test.each(imageFormats)('%s has the requested size', async (format) => {
  const found = await facts(format, 120, 180);
  expect([found.width, found.height]).toEqual([120, 180]);
  expect(found.format).toBe(format === 'avif' ? 'heif' : format);
});

test.each(imageKinds)('%s: a picture, transparent where it should be', async (kind) => {
  const { width, height, transparent } = kinds[kind];
  const found = await facts('png', Math.round(width / 4), Math.round(height / 4), kind);
  expect([found.width, found.height]).toEqual([Math.round(width / 4), Math.round(height / 4)]);
  const stats = await sharp(
    await renderImage(kind, subject, { width: 160, height: 160, fill: true, format: 'png' }),
  ).stats();
  expect(stats.isOpaque).toBe(!transparent);
});

test('another shape is cropped, not stretched: the moon stays round at any size', async () => {
  const found = await facts('webp', 400, 120, 'still');
  expect([found.width, found.height]).toEqual([400, 120]);
});
