import fc from 'fast-check';
import { boxes, findBox } from '../../src/origin/boxes.ts';
import { protectFragment } from '../../src/origin/cenc/fragment.ts';
import { protectInit } from '../../src/origin/cenc/init.ts';
import { channelKey, titleKey } from '../../src/origin/cenc/keys.ts';
import { pictureSubsamples } from '../../src/origin/cenc/samples.ts';
import { moveFragment } from '../../src/origin/fragment.ts';
import { openPool, type Pool, RENDITIONS, type Rendition } from '../../src/origin/pool.ts';
import { decrypt, readAuxiliary } from './cenc-reader.ts';
import { readFragment } from './media-boxes.ts';
import { CHANNEL, POOL_DIR, SECRET } from './support.ts';

const LIVE_SEGMENT = 461_000_000;
const key = channelKey({ ...CHANNEL, isProtected: true }, SECRET);
if (!key) throw new Error('a protected channel has a key');

let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

async function fragments(rendition: Rendition, segment = LIVE_SEGMENT) {
  const clip = pool.clips[3];
  if (!clip || !key) throw new Error('no clip');
  const clear = moveFragment(await pool.segment(clip, rendition, 5), segment, 123_456_789_012n);
  const place = {
    rendition: RENDITIONS.indexOf(rendition),
    segment,
    isPicture: rendition.startsWith('v'),
  };
  return { clear, closed: protectFragment(clear, key, place) };
}

describe('spec 2 §3 DRM: encryption on the fly', () => {
  test.each(RENDITIONS)('%s decrypts to the exact bytes of the pool', async (rendition) => {
    const { clear, closed } = await fragments(rendition);
    expect(readFragment(closed).data.equals(readFragment(clear).data)).toBe(false);
    expect(decrypt(closed, key.key).equals(readFragment(clear).data)).toBe(true);
    expect(decrypt(closed, key.kid).equals(readFragment(clear).data)).toBe(false);
  });

  test.each(RENDITIONS)('%s keeps its number, its time and its samples', async (rendition) => {
    const { clear, closed } = await fragments(rendition);
    const { data: _before, ...before } = readFragment(clear);
    const { data: _after, ...after } = readFragment(closed);
    expect(after).toEqual(before);
  });

  test('audio samples are encrypted whole, video in whole blocks after readable headers', async () => {
    const sound = await fragments('a_ru');
    expect(readAuxiliary(sound.closed).every(({ parts }) => parts.length === 0)).toBe(true);
    const picture = await fragments('v1080');
    const { samples, data } = readFragment(picture.clear);
    const hidden = readAuxiliary(picture.closed).map(({ parts }) =>
      parts.reduce((sum, { encrypted }) => sum + encrypted, 0),
    );
    expect(hidden.every((bytes) => bytes % 16 === 0)).toBe(true);
    expect(hidden.reduce((a, b) => a + b, 0)).toBeGreaterThan(data.length * 0.8);
    const first = samples[0]?.size ?? 0;
    const readable = readFragment(picture.closed).data.subarray(0, 16);
    expect(first).toBeGreaterThan(64);
    expect(readable.equals(data.subarray(0, 16))).toBe(true);
  });

  test('no two samples of a channel share an IV, in any rendition and segment', async () => {
    const seen = new Set<string>();
    let count = 0;
    for (const rendition of RENDITIONS) {
      for (const segment of [LIVE_SEGMENT, LIVE_SEGMENT + 1]) {
        for (const { iv } of readAuxiliary((await fragments(rendition, segment)).closed)) {
          seen.add(iv.toString('hex'));
          count += 1;
        }
      }
    }
    expect(seen.size).toBe(count);
  });

  test('every instance encrypts a segment to the same bytes', async () => {
    expect((await fragments('v240')).closed.equals((await fragments('v240')).closed)).toBe(true);
  });
});

describe('ISO/IEC 23001-7 init segments', () => {
  test.each([
    ['v720', 'encv', 'avc1'],
    ['a_en', 'enca', 'mp4a'],
  ] as const)(
    '%s: %s, formerly %s, with the key id and the pssh of the common system',
    async (rendition, now, before) => {
      const init = protectInit(await pool.init(rendition), key.kid);
      const stsd = findBox(init, 'stsd');
      expect(init.toString('latin1', stsd.body + 12, stsd.body + 16)).toBe(now);
      const sinf = init.indexOf('sinf', stsd.body, 'latin1');
      const part = init.subarray(sinf, stsd.start + stsd.size);
      expect(part.toString('latin1', 8, 16)).toBe(`frma${before}`);
      expect(part.includes('schm\0\0\0\0cenc', 0, 'latin1')).toBe(true);
      const tenc = part.indexOf('tenc', 0, 'latin1');
      expect(part.subarray(tenc + 8, tenc + 12)).toEqual(Buffer.from([0, 0, 1, 8]));
      expect(part.subarray(tenc + 12, tenc + 28).equals(key.kid)).toBe(true);
      const pssh = findBox(init, 'pssh');
      expect(init.toString('hex', pssh.body + 4, pssh.body + 20)).toBe('1077efecc0b24d02ace33c1e52e2fb4b');
      expect(init.subarray(pssh.body + 24, pssh.body + 40).equals(key.kid)).toBe(true);
      // The box tree is complete: every box ends at the end of its parent, and moov is the last one.
      const tops = [...boxes(init)].filter(({ type }) => type === 'ftyp' || type === 'moov');
      expect(tops.reduce((sum, { size }) => sum + size, 0)).toBe(init.length);
      expect(pssh.start + pssh.size).toBe(init.length);
    },
  );
});

test('subsamples cover the whole picture, with clear parts that fit 16 bits', () => {
  const unit = fc.record({
    type: fc.constantFrom(1, 5, 6, 7, 9),
    size: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 60_000, max: 150_000 })),
  });
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 5 }), (units) => {
      const sample = Buffer.concat(
        units.map(({ type, size }) => {
          const bytes = Buffer.alloc(4 + size);
          bytes.writeUInt32BE(size);
          bytes.writeUInt8(0x60 | type, 4);
          return bytes;
        }),
      );
      const parts = pictureSubsamples(sample);
      expect(parts.reduce((sum, { clear, encrypted }) => sum + clear + encrypted, 0)).toBe(sample.length);
      for (const { clear, encrypted } of parts) {
        expect(clear).toBeLessThanOrEqual(0xffff);
        expect(encrypted % 16).toBe(0);
      }
      const slices = units.filter(({ type, size }) => (type === 1 || type === 5) && size + 4 >= 64);
      expect(parts.filter(({ encrypted }) => encrypted > 0)).toHaveLength(slices.length);
    }),
    { numRuns: 50 },
  );
});

test('each channel and each title has its own key, and unprotected ones have none', () => {
  const title = {
    contentId: '3929',
    segments: 1,
    media: {},
    name: { ru: '', kk: '', en: '', uz: '' },
    age: 0,
  };
  const keys = [
    key,
    channelKey({ ...CHANNEL, id: 1, isProtected: true }, SECRET),
    channelKey({ ...CHANNEL, isProtected: true }, 'another secret'),
    titleKey({ ...title, isProtected: true }, SECRET),
  ].map((one) => [one?.kid.toString('hex'), one?.key.toString('hex')]);
  expect(new Set(keys.flat()).size).toBe(8);
  expect([channelKey(CHANNEL, SECRET), titleKey(title, SECRET)]).toEqual([null, null]);
});
