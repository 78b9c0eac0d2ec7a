import sharp from 'sharp';
import { contrast, luminance } from '../../src/origin/images/draw/colour.ts';
import { posterParts } from '../../src/origin/images/kinds/poster.ts';
import { titles } from './catalogue.ts';

/** Large text of WCAG AA. */
const LARGE_TEXT = 3;

const hex = (r = 0, g = 0, b = 0) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;

/** The tones of the art under the lettering, darkest first. */
async function tonesUnder(parts: ReturnType<typeof posterParts>): Promise<string[]> {
  const { x, y, w, h } = parts.titleBox;
  const { data, info } = await sharp(Buffer.from(parts.art.toSvg()))
    .extract({
      left: Math.floor(x),
      top: Math.floor(y),
      width: Math.floor(w),
      height: Math.max(8, Math.floor(h)),
    })
    .resize(48, 24, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = Array.from({ length: info.width * info.height }, (_, i) =>
    hex(data[i * info.channels], data[i * info.channels + 1], data[i * info.channels + 2]),
  );
  return tones.sort((a, b) => luminance(a) - luminance(b));
}

test.each(titles.map((title) => [`${title.seed}, ${title.mood}`, title] as const))(
  'DESIGN section 7 contrast computed: the title is readable on its art (%s)',
  async (_, subject) => {
    const parts = posterParts(subject);
    expect(contrast(parts.titleColour, parts.ground)).toBeGreaterThanOrEqual(4.5);
    // Outlined letters have their own background.
    if (parts.ground !== parts.sheet) return;
    const tones = await tonesUnder(parts);
    const light = luminance(parts.titleColour) > luminance(parts.sheet);
    // A star or a lamp may be behind a letter: the contrast has to be enough for nineteen of twenty points.
    const worst = tones[Math.floor(tones.length * (light ? 0.95 : 0.05))] ?? '';
    expect(contrast(parts.titleColour, worst)).toBeGreaterThanOrEqual(LARGE_TEXT);
  },
);

test.each(titles.map((title) => [`${title.seed}, ${title.mood}`, title] as const))(
  'the lettering leaves the corner of the poster to the badge of a tile (%s)',
  (_, subject) => {
    // A tile of 150 px has a badge that ends at 28 px; the small print stands 39 points above the letters.
    expect(posterParts(subject).titleBox.y - 39).toBeGreaterThanOrEqual((28 / 150) * 600 - 1);
  },
);
