import sharp from 'sharp';
import { hue } from '../../src/origin/images/draw/colour.ts';
import { renderImage } from '../../src/origin/images/render.ts';
import { type ImageSubject, imageWorlds } from '../../src/origin/images/subject.ts';
import { tintOf } from '../../src/origin/images/tint.ts';

/** Of a circle of 360. */
const SAME_HUE = 60;

async function meanOf(subject: ImageSubject): Promise<string> {
  const size = { width: 64, height: 36, fill: true, format: 'png' as const };
  const { channels } = await sharp(await renderImage('background', subject, size)).stats();
  const bytes = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${bytes.join('')}`;
}

describe('the colour of a page follows from the picture of its title', () => {
  test.each(imageWorlds)(
    'the tint of %s has the hue of its background, whatever colour the title names',
    async (world) => {
      const subject = { seed: `tint ${world}`, world, color: '#7a3b1f' };
      const gap = Math.abs(((hue(tintOf(subject) ?? '') - hue(await meanOf(subject)) + 540) % 360) - 180);
      expect(gap).toBeLessThan(SAME_HUE);
    },
  );

  test('a photograph has no drawn colour', () => {
    expect(tintOf({ seed: 'bunny', photo: 'bunny' })).toBeUndefined();
  });
});
