import shaka from 'shaka-player/dist/shaka-player.dash-es2021';
import type { EngineEvents } from '@/player/engines/engine';
import { shakaConfig } from '@/player/engines/shaka/config';
import { createShakaEngine } from '@/player/engines/shaka/shaka';

test('DASH plays in browsers without Map.getOrInsertComputed, which shaka uses', () => {
  expect(() => createShakaEngine(document.createElement('video'), {} as EngineEvents)).not.toThrow();
});

/** What shaka chooses on its own for a line of this speed. */
function automatic(heights: number[], bps: number): number | undefined {
  const player = new shaka.Player();
  player.configure(shakaConfig({ expectedBps: bps }));
  const { abr, restrictions } = player.getConfiguration();
  const manager = new shaka.abr.SimpleAbrManager();
  manager.configure(abr);
  const variants = heights.map((height) => ({
    video: { height, width: (height * 16) / 9 },
    bandwidth: height * 100,
  }));
  const isAllowed = ({ video }: { video: { height: number } }) => video.height <= restrictions.maxHeight;
  manager.setVariants(variants.filter(isAllowed), false);
  return manager.chooseVariant()?.video?.height;
}

test.each([
  ['the lowest of eight steps on a slow line', [144, 240, 360, 480, 540, 720, 900, 1080], 10_000, 144],
  ['the smallest size when all are larger than 1080', [1440, 2160], 500_000, 1440],
  ['no size above 1080', [2160, 1080], 500_000, 1080],
])('spec 2 §4: DASH plays %s', (_, heights, bps, chosen) => {
  expect(automatic(heights, bps)).toBe(chosen);
});
