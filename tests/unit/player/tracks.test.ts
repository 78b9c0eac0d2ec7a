import {
  distinctAudio,
  namedText,
  offeredQualities,
  startQuality,
  trackIn,
  withFirst,
} from '@/player/core/tracks';

const levels = (...heights: number[]) => heights.map((height) => ({ height, bitrate: height * 1000 }));
const heights = (list: { height: number }[]) => list.map(({ height }) => height);

test.each([
  ['all of a small ladder', [240, 360, 720, 1080], [1080, 720, 360, 240]],
  ['no 4K', [720, 1080, 2160], [1080, 720]],
  ['the top 4', [144, 240, 360, 480, 720, 1080], [1080, 720, 480, 360]],
  ['the smallest when all are too large', [1440, 2160], [1440]],
])('spec 2 §4: heights up to 1080, at most the top 4; %s', (_, given, offered) => {
  expect(heights(offeredQualities(levels(...given)))).toEqual(offered);
});

test('spec 2 §4: the top 4 are four heights; of two levels of one height the better one is offered', () => {
  const ladder = [240, 360, 480, 720, 720, 1080, 1080].map((height, id) => ({ id, height, bitrate: id }));
  expect(offeredQualities(ladder).map(({ id }) => id)).toEqual([6, 4, 2, 1]);
});

test('without heights, as of radio, each bitrate is offered once', () => {
  const radio = [64_000, 128_000, 128_200].map((bitrate, id) => ({ id, height: 0, bitrate }));
  expect(offeredQualities(radio).map(({ bitrate }) => bitrate)).toEqual([128_200, 64_000]);
});

test.each([
  ['about 360 lines when nothing is known', [240, 360, 720, 1080], null, 360],
  ['about 360 lines on a fast network', [240, 360, 720, 1080], 5_000_000, 360],
  ['fewer on a slow one', [240, 360, 720, 1080], 400_000, 240],
  ['the smallest when none fits', [360, 720], 100_000, 360],
  ['the nearest when there is no such picture', [576, 1080], null, 576],
])('media 3: the first fragment has %s', (_, given, expected, height) => {
  expect(startQuality(levels(...given), expected)?.height).toBe(height);
});

test('spec 2 §4: audio tracks are deduplicated by name', () => {
  const tracks = [{ name: 'Русский' }, { name: 'English' }, { name: 'Русский' }];
  expect(distinctAudio(tracks)).toEqual([{ name: 'Русский' }, { name: 'English' }]);
});

test('spec 2 §4: subtitle tracks without a language are dropped', () => {
  const tracks = [{ language: 'ru' }, { language: '' }, { language: null }, { language: 'und' }];
  expect(namedText(tracks)).toEqual([{ language: 'ru' }]);
});

test('the stored language finds its track in every spelling', () => {
  const tracks = [{ language: 'en-US' }, { language: 'kk' }];
  expect(trackIn(tracks, 'en')).toBe(tracks[0]);
  expect(trackIn(tracks, 'kk-KZ')).toBe(tracks[1]);
  expect(trackIn(tracks, 'uz')).toBeNull();
  expect(trackIn(tracks, null)).toBeNull();
});

test.each([
  [[], 'ru', ['ru']],
  [['kk', 'ru'], 'ru', ['ru', 'kk']],
  [['kk', 'ru'], 'ru-RU', ['ru-RU', 'kk']],
])('spec 1 §3 language priority list: %j, after %s was chosen', (before, chosen, after) => {
  expect(withFirst(before, chosen)).toEqual(after);
});
