import { readShareAddress, shareHref, versionOf } from '@/lib/server/seo/share-address';
import { contentCard, pictureOf } from '@/lib/server/seo/share-card';
import { cachedPictures } from '@/lib/server/share/cached-pictures';
import { drawingQueue, QueueFull } from '@/lib/server/share/drawing-queue';
import { drawable } from '@/lib/server/share/letters';
import { scrimOver } from '@/lib/server/share/scrim';
import { blend, contrast, luminance, READABLE, type Rgb } from '@/lib/shared/contrast';
import { siteByHost } from '@/lib/shared/sites/sites';

const site = siteByHost('localhost');
const page = {
  title: 'Қорға',
  suffix: null,
  year: '2024',
  genres: [{ name: 'драма' }],
  age: 16,
  background: 'https://img.example/1.jpg',
  poster: null,
  color: '#102030',
};

test('Open Graph: the address of a picture names its content and is read back', () => {
  const picture = pictureOf('content', ['korga-12', '7'], contentCard(page));
  const href = shareHref(picture, site, 'kk');
  expect(href).toMatch(/^\/og\/taspa\/kk\/content\/korga-12\/7\?v=[0-9a-f]{12}$/);
  expect(versionOf(contentCard({ ...page, title: 'Қорға 2' }))).not.toBe(picture.version);
  const requested = readShareAddress(
    { site: 'taspa', locale: 'kk', kind: 'content', key: picture.keys },
    picture.version ?? null,
  );
  expect(requested).toMatchObject(picture);
});

test.each([
  ['another brand', { site: 'nobody' }],
  ['a language that the site does not offer', { site: 'almatv', locale: 'uz' }],
  ['another kind', { kind: 'packet' }],
  ['no page', { key: [] }],
  ['a path that is too long', { kind: 'row', key: ['a', 'b'] }],
  ['rubbish', { key: ['../../etc'] }],
])('quality S28: no picture for %s', (_, change) => {
  const requested = { site: 'taspa', locale: 'ru', kind: 'content', key: ['korga-12'], ...change };
  expect(readShareAddress(requested, null)).toBeNull();
});

test.each([
  ['Қазақша: ә ғ қ ң ө ұ ү һ і', 'Қазақша: ә ғ қ ң ө ұ ү һ і'],
  ['Oʻzbekcha gʻ — «№5»', 'Oʻzbekcha gʻ — «№5»'],
  ['Film 🎬 电影 noir', 'Film noir'],
  ['电影!', ''],
])('quality R6: letters that would need a font service are left out of %s', (text, expected) =>
  expect(drawable(text)).toBe(expected),
);

test('DESIGN section 7: the scrim of a picture is as strong as the brightest place under the text needs', () => {
  const night: Rgb = [8, 11, 20];
  const ink: Rgb = [230, 232, 240];
  for (const pixel of [
    [255, 255, 255],
    [250, 210, 60],
    [20, 20, 30],
  ] as const) {
    const alpha = scrimOver(Uint8Array.from([0, 0, 0, ...pixel]), night);
    expect(contrast(ink, blend(night, pixel, alpha))).toBeGreaterThanOrEqual(READABLE);
  }
  const dark = scrimOver(Uint8Array.from([0, 0, 0]), night);
  expect(dark).toBeLessThan(scrimOver(Uint8Array.from([255, 255, 255]), night));
  expect(luminance(night)).toBeLessThan(0.01);
});

test('quality S28: the number of pictures drawn and waiting is limited, and further requests are refused', async () => {
  const inTurn = drawingQueue({ atOnce: 1, waiting: 1 });
  const ends: Array<() => void> = [];
  const work = () => new Promise<string>((end) => ends.push(() => end('drawn')));
  const [first, second] = [inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow(QueueFull);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect(first).resolves.toBe('drawn');
  ends[1]?.();
  await expect(second).resolves.toBe('drawn');
});

const picture = (size: number, lifeSeconds = 60) => ({ jpeg: Buffer.alloc(size), lifeSeconds });

test('quality S28: parallel requests draw a picture once, and it is drawn again when it has expired', async () => {
  let now = 1_000;
  const pictures = cachedPictures(1_000, { now: () => now });
  const draw = jest.fn(async () => picture(10));
  await Promise.all(Array.from({ length: 200 }, () => pictures('a', draw)));
  await pictures('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  now = 62_000;
  await pictures('a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('quality S28: stored pictures have a memory limit; a failure is not cached', async () => {
  const pictures = cachedPictures(100);
  const draw = jest.fn(async () => picture(60));
  await pictures('a', draw);
  await pictures('b', draw);
  await pictures('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await expect(pictures('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(pictures('c', draw)).resolves.toMatchObject({ lifeSeconds: 60 });
});
