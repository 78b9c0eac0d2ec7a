import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { addFailures } from '../../src/http/failures.ts';
import { addLocale } from '../../src/http/locale-hook.ts';
import { openImageCache } from '../../src/origin/images/cache.ts';
import { imageRoutes, parseAddress } from '../../src/origin/images/routes.ts';
import type { ImageSubject } from '../../src/origin/images/subject.ts';
import { versionOf } from '../../src/origin/images/version.ts';
import { tinyCatalogue } from './catalogue.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  app = fastify();
  addFailures(app);
  addLocale(app);
  await app.register(imageRoutes, { catalogue: tinyCatalogue, cache: openImageCache({ folder }) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('docs/OPERATIONS.md "A CDN": a poster as WebP is cached for ever, by any cache, under the address that names what it shows', async () => {
  const subject = await tinyCatalogue.subject('poster', 'known', 'kk');
  const answer = await app.inject(
    `/img/poster/${versionOf(subject as ImageSubject)}/known.kk.jpg?w=64&format=webp`,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(64);
});

test.each(['/img/poster/known.kk.jpg?w=64', '/img/poster/AAAAAAAA/known.kk.jpg?w=64'])(
  'docs/OPERATIONS.md "A CDN": %s, which does not name what is shown, gets the picture of now for a minute',
  async (address) => {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  },
);

describe('a poster that is a file', () => {
  const subject: ImageSubject = { seed: 'film', title: 'Тау', file: { path: 'film.jpg', modifiedMs: 1 } };
  const address = `/img/poster/${versionOf(subject)}/film.jpg?w=64`;
  let read: jest.Mock<Promise<Buffer>, [string]>;
  let site: FastifyInstance;
  let pictures: string;
  beforeEach(async () => {
    read = jest.fn();
    pictures = await mkdtemp(path.join(tmpdir(), 'images-'));
    site = fastify();
    addFailures(site);
    addLocale(site);
    const cache = openImageCache({ folder: pictures });
    await site.register(imageRoutes, { catalogue: { subject: async () => subject }, cache, read });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await site.close();
    await rm(pictures, { recursive: true, force: true });
  });
  const isRed = async (bytes: Buffer) => ((await sharp(bytes).stats()).channels[0]?.min ?? 0) > 250;

  test('is drawn for a minute while the file cannot be read, and is the file afterwards', async () => {
    const red = { create: { width: 40, height: 60, channels: 3 as const, background: '#ff0000' } };
    read.mockRejectedValueOnce(new Error('EIO')).mockResolvedValue(await sharp(red).jpeg().toBuffer());
    const drawn = await site.inject(address);
    expect([drawn.statusCode, drawn.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await isRed(drawn.rawPayload)).toBe(false);
    expect(await isRed((await site.inject(address)).rawPayload)).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    const headers = { 'if-none-match': String(drawn.headers.etag) };
    const found = await site.inject({ url: address, headers });
    expect([found.statusCode, found.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await isRed(found.rawPayload)).toBe(true);
  });

  test('is still sent in the sizes that are stored, and the file is tried once a minute at most', async () => {
    const red = { create: { width: 40, height: 60, channels: 3 as const, background: '#ff0000' } };
    read.mockResolvedValueOnce(await sharp(red).jpeg().toBuffer()).mockRejectedValue(new Error('EIO'));
    expect(await isRed((await site.inject(address)).rawPayload)).toBe(true);
    const inSize = (width: number) => address.replace('w=64', `w=${width}`);
    expect(await isRed((await site.inject(inSize(96))).rawPayload)).toBe(false);
    const begin = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(begin + 40_000);
    expect(await isRed((await site.inject(inSize(128))).rawPayload)).toBe(false);
    expect(await isRed((await site.inject(address)).rawPayload)).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(begin + 61_000);
    await site.inject(inSize(96));
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is drawn for ever when the file is no picture', async () => {
    read.mockResolvedValue(Buffer.from('no picture'));
    for (const request of [1, 2]) {
      const { statusCode, headers } = await site.inject(address);
      expect([request, statusCode, headers['cache-control']]).toEqual([
        request,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test('a request with the current ETag gets 304', async () => {
  const first = await app.inject('/img/poster/known.kk.jpg?w=64&format=webp');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url: '/img/poster/known.kk.jpg?w=64&format=webp', headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('each language, size and format is a separate picture', async () => {
  const addresses = ['known.kk.jpg?w=64', 'known.uz.jpg?w=64', 'known.kk.jpg?w=96', 'known.kk.png?w=64'];
  const answers = await Promise.all(addresses.map((address) => app.inject(`/img/poster/${address}`)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(addresses.length);
});

test('parameters that mean the same share one picture', async () => {
  const one = await app.inject('/img/poster/known.jpg?w=60&h=90&crop=1');
  const other = await app.inject('/img/poster/known.ru.jpg?w=60');
  expect(one.headers.etag).toBe(other.headers.etag);
});

test.each([
  '/img/poster/unknown.jpg',
  '/img/nothing/known.jpg',
  '/img/poster/known',
  '/img/poster/known.gif',
  '/img/poster/known.svg',
  '/img/poster/..%2f..%2fsecrets.json',
  '/img/poster/%00.jpg',
  '/img/constructor/known.jpg',
])('%s is 404 in the platform’s error format', async (address) => {
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error_code: 'not_found', status_code: 404 });
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('the picture of a blackout is our own', async () => {
  expect((await app.inject('/img/background/blackout.jpg?w=64')).statusCode).toBe(200);
});

test('addresses of pictures', () => {
  expect(parseAddress('poster', '5463-a.kk.jpg')).toEqual({
    kind: 'poster',
    id: '5463-a',
    locale: 'kk',
    extension: 'jpg',
  });
  expect(parseAddress('cover-dark_bg', '3929.png')).toMatchObject({ id: '3929', locale: 'ru' });
  expect(parseAddress('poster', `${'x'.repeat(121)}.jpg`)).toBeNull();
});
