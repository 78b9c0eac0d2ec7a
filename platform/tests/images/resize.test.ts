import fc from 'fast-check';
import { kinds } from '../../src/origin/images/draw.ts';
import { MAX_SIDE, MIN_SIDE, sizeFor } from '../../src/origin/images/resize.ts';

const size = (query: Record<string, unknown>, kind: keyof typeof kinds = 'poster', extension = 'jpg') => {
  const { width, height, format } = sizeFor(kinds[kind], query, extension);
  return [width, height, format];
};

test.each([
  ['no parameters: the original', {}, [600, 900, 'jpeg']],
  ['w alone keeps the shape', { w: '300' }, [300, 450, 'jpeg']],
  ['h alone keeps the shape', { h: '300' }, [200, 300, 'jpeg']],
  ['w and h: fitted inside', { w: '300', h: '300' }, [200, 300, 'jpeg']],
  ['crop: exactly this size', { w: '300', h: '200', crop: 'true' }, [300, 200, 'jpeg']],
  ['crop=1 means the same', { w: '350', h: '163', crop: '1' }, [350, 163, 'jpeg']],
  ['cover: exactly this size', { cover: 'true', w: '320', h: '180', crop: 'true' }, [320, 180, 'jpeg']],
  ['format', { w: '404', format: 'webp' }, [404, 606, 'webp']],
  ['invalid values are ignored', { w: 'abc', h: '-5', format: 'gif', crop: 'yes' }, [600, 900, 'jpeg']],
  ['too large: the largest allowed', { w: '99999' }, [1440, 2160, 'jpeg']],
  ['too small: the smallest allowed', { w: '1', h: '1', crop: '1' }, [16, 16, 'jpeg']],
  ['repeated: the first one counts', { w: ['300', '20'] }, [300, 450, 'jpeg']],
] as const)('wire 1.9 %s', (_, query, wanted) => {
  expect(size(query)).toEqual(wanted);
});

test.each([
  ['wire 1.9', 'still', [{ w: '404' }, { w: '408' }, { w: '160' }, { w: '1080' }]],
  ['posters of the pages', 'poster', [{ w: '180' }, { w: '300' }, { w: '450' }]],
  ['stills of the pages', 'still', [{ w: '320' }, { w: '480' }, { w: '720' }]],
  ['heroes', 'background', [{ w: '640' }, { w: '960' }, { w: '1280' }, { w: '1440' }, { w: '1920' }]],
  ['squares', 'icon', [{ w: '120' }, { w: '200' }, { w: '320' }]],
  ['titles', 'title', [{ w: '480' }, { w: '800' }]],
] as const)('%s: the widths that clients request are exact', (_, kind, queries) => {
  expect(queries.map((query) => size(query, kind)[0])).toEqual(queries.map(({ w }) => Number(w)));
});

test.each([
  ['320', '180'],
  ['462', '261'],
  ['300', '200'],
  ['350', '163'],
  ['960', '720'],
  ['828', '828'],
])('wire 1.9 cropping to %s by %s is exact', (w, h) => {
  expect(size({ w, h, crop: 'true' }, 'still').slice(0, 2)).toEqual([Number(w), Number(h)]);
});

test('other sizes use the next larger step, in the requested shape', () => {
  expect(size({ w: '301' })).toEqual([320, 480, 'jpeg']);
  expect(size({ h: '721' }, 'still')).toEqual([1440, 810, 'jpeg']);
  expect(size({ w: '310', h: '310', crop: '1' })).toEqual([320, 320, 'jpeg']);
  expect(size({ w: '500', h: '281', crop: '1' })).toEqual([540, 304, 'jpeg']);
});

test('one picture has a few hundred sizes at most, so nobody can fill the queue with one title', () => {
  const found = new Set<string>();
  for (let w = 0; w <= 2400; w += 31)
    for (let h = 0; h <= 2400; h += 29)
      for (const crop of ['0', '1']) found.add(size({ w: String(w), h: String(h), crop }).join());
  expect(found.size).toBeLessThan(400);
});

test('transparent pictures are never sent as JPEG', () => {
  expect(size({ w: '480' }, 'title', 'jpg')).toEqual([480, 192, 'png']);
  expect(size({ w: '480', format: 'webp' }, 'title', 'png')).toEqual([480, 192, 'webp']);
});

test('every requested size ends within the limits', () => {
  const side = fc.option(fc.oneof(fc.nat(1_000_000).map(String), fc.string()), { nil: undefined });
  fc.assert(
    fc.property(side, side, fc.boolean(), fc.constantFrom(...Object.values(kinds)), (w, h, crop, kind) => {
      const { width, height } = sizeFor(kind, { w, h, ...(crop && { crop: '1' }) }, 'jpg');
      for (const value of [width, height]) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(MIN_SIDE);
        expect(value).toBeLessThanOrEqual(MAX_SIDE);
      }
    }),
  );
});
