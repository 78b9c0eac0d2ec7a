/** @jest-environment node */
import nock from 'nock';
import sharp from 'sharp';
import type { ShareCard } from '@/lib/server/seo/share-card';
import { MAX_ART_BYTES } from '@/lib/server/seo/share-constants';
import { backdropOf } from '@/lib/server/share/backdrop';
import { contrast, parseHex, READABLE, type Rgb, SCRIM_TEXT } from '@/lib/shared/contrast';

jest.mock('@/lib/shared/env', () => ({
  env: () => ({
    PLATFORM_URL: 'http://platform.test:4000',
    IMAGES_URL: 'https://images.test',
    IMAGE_HOSTS: ['cdn.operator.test'],
  }),
}));

const ART = 'http://platform.test:4000/img/still/1.jpg';
const scene: ShareCard = { look: 'scene', title: 'Korga', line: null, art: [ART], color: '#c02040' };

const white = () =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();

const platform = () =>
  nock('http://platform.test:4000').get('/img/still/1.jpg').query({ w: 1200, format: 'webp' });

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** Every pixel below the text. */
async function underTheWords(image: Buffer): Promise<Rgb[]> {
  const zone = { left: 64, top: 64, width: 660, height: 500 };
  const raw = await sharp(image).removeAlpha().extract(zone).raw().toBuffer();
  return Array.from(
    { length: raw.length / 3 },
    (_, at) => [...raw.subarray(at * 3, at * 3 + 3)] as unknown as Rgb,
  );
}

test('docs/OPERATIONS.md "A CDN": a picture that browsers get from IMAGES_URL is fetched from the platform itself', async () => {
  platform().reply(200, await white());
  const { isWhole } = await backdropOf({ ...scene, art: ['https://images.test/img/still/1.jpg'] });
  expect(isWhole).toBe(true);
});

test('DESIGN section 7: words are readable on the brightest art', async () => {
  platform().reply(200, await white());
  const { image, isWhole } = await backdropOf(scene);
  expect(isWhole).toBe(true);
  const ink = parseHex(SCRIM_TEXT) as Rgb;
  const worst = (await underTheWords(image)).reduce(
    (least, pixel) => Math.min(least, contrast(ink, pixel)),
    21,
  );
  // Rounding of eight bits a colour.
  expect(worst).toBeGreaterThan(READABLE - 0.1);
});

test.each([
  ['the platform fails', () => platform().reply(500)],
  ['the connection is closed', () => platform().replyWithError('gone')],
  ['the answer is not a picture', () => platform().reply(200, 'GIF89a?')],
  ['the picture is too large', () => platform().reply(200, Buffer.alloc(MAX_ART_BYTES + 1))],
])('quality S28: the picture is drawn without art when %s', async (_, answer) => {
  answer();
  const { image, isWhole } = await backdropOf(scene);
  expect(isWhole).toBe(false);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  'http://127.0.0.1:4000/img/still/1.jpg',
  'http://cdn.operator.test/1.jpg',
  'https://elsewhere.test/1.jpg',
  'file:///etc/passwd',
])('quality S28, S29: art is not requested from %s', async (address) => {
  const requested: string[] = [];
  nock.emitter.on('no match', (request: { host?: string }) => requested.push(request.host ?? ''));
  const { isWhole } = await backdropOf({ ...scene, art: [address] });
  nock.emitter.removeAllListeners('no match');
  expect([isWhole, requested]).toEqual([false, []]);
});
