import fc from 'fast-check';
import { kinds } from '../../src/origin/images/draw.ts';
import { MAX_SIDE, MIN_SIDE, sizeFor } from '../../src/origin/images/resize.ts';

const size = (query: Record<string, unknown>, kind: keyof typeof kinds = 'poster', extension = 'jpg') => {
  const { width, height, format } = sizeFor(kinds[kind], query, extension);
  return [width, height, format];
};

test.each([
  ['nothing asked: the original', {}, [600, 900, 'jpeg']],
  ['w alone keeps the shape', { w: '300' }, [300, 450, 'jpeg']],
  ['h alone keeps the shape', { h: '300' }, [200, 300, 'jpeg']],
  ['w and h: fitted inside', { w: '300', h: '300' }, [200, 300, 'jpeg']],
  ['crop: exactly this size', { w: '300', h: '200', crop: 'true' }, [300, 200, 'jpeg']],
  ['crop=1 means the same', { w: '350', h: '163', crop: '1' }, [350, 163, 'jpeg']],
  ['cover: exactly this size', { cover: 'true', w: '320', h: '180', crop: 'true' }, [320, 180, 'jpeg']],
  ['format', { w: '404', format: 'webp' }, [404, 606, 'webp']],
  ['rubbish is as good as nothing', { w: 'abc', h: '-5', format: 'gif', crop: 'yes' }, [600, 900, 'jpeg']],
  ['too large: as large as may be', { w: '99999' }, [1440, 2160, 'jpeg']],
  ['too small: as small as may be', { w: '1', h: '1', crop: '1' }, [16, 16, 'jpeg']],
  ['the first of several', { w: ['300', '20'] }, [300, 450, 'jpeg']],
] as const)('wire 1.9 %s', (_, query, wanted) => {
  expect(size(query)).toEqual(wanted);
});

test('see-through pictures are never sent as JPEG', () => {
  expect(size({ w: '400' }, 'title', 'jpg')).toEqual([400, 160, 'png']);
  expect(size({ w: '400', format: 'webp' }, 'title', 'png')).toEqual([400, 160, 'webp']);
});

test('whatever is asked, both sides are within the limits', () => {
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
