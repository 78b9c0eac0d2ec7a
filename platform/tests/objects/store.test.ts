import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderImport } from '../../src/import/folder/command.ts';
import { readersHere } from '../../src/import/readers.ts';
import { onDisk, placesOf } from '../../src/objects/places.ts';
import { type ObjectStore, readS3Url, s3Store } from '../../src/objects/s3.ts';
import { openImageCache } from '../../src/origin/images/cache.ts';
import { movie, poolTrack, shortened } from '../origin/library-movie.ts';
import { freePort } from '../support/free-port.ts';
import { hasObjectStore, startObjectStore, type TestBucket } from '../support/object-store.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';

const NAME = "фильмы/Тұзды айлақ (2021) + 'x'.mp4";

test.each([
  ['https://KEY:SECRET@s3.example', null],
  ['https://s3.example/bucket', null],
  ['ftp://KEY:SECRET@s3.example/bucket', null],
  ['https://KEY:SECRET@s3.example/bucket/folder', null],
  [
    'https://a%3Ab:c%2Fd@s3.example:9000/bucket?region=eu-1',
    { bucket: 'https://s3.example:9000/bucket', region: 'eu-1', key: 'a:b', secret: 'c/d' },
  ],
])('docs/OPERATIONS.md "S3": %s', (address, settings) => expect(readS3Url(address)).toEqual(settings));

(hasObjectStore ? describe : describe.skip)('docs/OPERATIONS.md "S3": with OpenStack Swift', () => {
  let server: TestBucket;
  let store: ObjectStore;
  const folders: string[] = [];
  beforeAll(async () => {
    server = await startObjectStore();
    store = s3Store(server.settings);
  }, 180_000);
  afterAll(async () => {
    await server?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('an object is stored under any name, and read whole or in part', async () => {
    expect([await store.get(NAME), await store.facts(NAME)]).toEqual([null, null]);
    await store.put(NAME, Buffer.from('0123456789'), 'video/mp4');
    expect(String(await store.get(NAME))).toBe('0123456789');
    expect(String(await store.range(NAME, 3, 4))).toBe('3456');
    expect([String(await store.range(NAME, 8, 4)), (await store.range(NAME, 10, 4)).length]).toEqual([
      '89',
      0,
    ]);
    const facts = await store.facts(NAME);
    expect(facts).toMatchObject({ key: NAME, size: 10 });
    expect(await store.list('фильмы/')).toEqual([facts]);
  });

  test('a wrong key is refused, and the error does not contain the key', async () => {
    const other = s3Store({ ...server.settings, secret: 'another' });
    await expect(other.get(NAME)).rejects.toThrow('the S3 store answered 403 SignatureDoesNotMatch');
  });

  test('a picture drawn by one platform is not drawn again by another; without the store each draws it', async () => {
    const draw = jest.fn(async () => Buffer.from('picture'));
    const platformWith = (shared: ObjectStore) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'images-'));
      folders.push(folder);
      return openImageCache({ folder, shared });
    };
    expect(String(await platformWith(store).get('key', draw))).toBe('picture');
    while (!(await store.get('images/key'))) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(String(await platformWith(store).get('key', draw))).toBe('picture');
    expect(draw).toHaveBeenCalledTimes(1);
    const nowhere = s3Store({ ...server.settings, bucket: `http://127.0.0.1:${await freePort()}/bucket` });
    expect(String(await platformWith(nowhere).get('key', draw))).toBe('picture');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  describe('films', () => {
    const tracks = [
      shortened(poolTrack('v240'), 20),
      { ...shortened(poolTrack('a_ru'), 20), language: 'rus' },
    ];
    const film = movie(tracks);
    let platform: TestPlatform;
    let streamed: (file: string) => Promise<{ statusCode: number; rawPayload: Buffer; body: string }>;

    beforeAll(async () => {
      const red = { create: { width: 40, height: 60, channels: 3 as const, background: '#ff0000' } };
      const files: [string, Buffer | string][] = [
        ['films/Соль (2021).mp4', film],
        ['films/Соль (2021).json', JSON.stringify({ age: 6, genres: ['драма'] })],
        ['films/Соль (2021).ru.srt', '1\n00:00:01,000 --> 00:00:02,000\nСоль\n'],
        ['films/Соль (2021).jpg', await sharp(red).jpeg().toBuffer()],
        ['films/Series/Night Shift S01E01.mp4', film],
        ['films/broken.mp4', film.subarray(0, film.length - 500)],
        ['other/left alone.mp4', film],
      ];
      for (const [name, bytes] of files)
        await store.put(name, Buffer.from(bytes), 'application/octet-stream');
      platform = await testPlatform({ contents: 'full', env: { s3: server.settings } });
      const viewer = await personSession(platform.app);
      streamed = async (file) => {
        const card = await importedCard();
        const page = (await platform.app.inject({ url: `/v2/contents/${card.id}` })).json();
        const url = `/v2/libraries/${page.libraries[0].id}/contents/${card.id}/stream?access_token=${viewer.deviceToken}`;
        const stream = (await platform.app.inject({ url })).json();
        return platform.app.inject({ url: new URL(file, stream.hls).pathname });
      };
    }, 180_000);
    afterAll(() => platform?.close());

    async function importedCard() {
      const { contents } = (await platform.app.inject({ url: '/v2/rows/own-films?limit=100' })).json();
      return contents.find(({ title }: { title: string }) => title === 'Соль');
    }

    const run = (places = placesOf(store)) =>
      folderImport.run({
        ...{ db: platform.db, places, target: 's3://films', options: {}, isDryRun: false, dataDir: '' },
        ...{ nowMs: platform.clock.now(), readers: readersHere, progress: () => {} },
      });

    test('are imported from the bucket, with what lies beside them, and again only when they have changed', async () => {
      const first = await run();
      expect(first.counts).toEqual([expect.objectContaining({ added: 2, changed: 0 })]);
      expect(first.skipped).toEqual([expect.objectContaining({ what: 'broken.mp4' })]);
      platform.clock.advance(10_000);
      const second = await run();
      expect(second.counts).toEqual([expect.objectContaining({ added: 0, changed: 0, unchanged: 2 })]);
    });

    test('are streamed from there, as from a disk', async () => {
      const master = await streamed('index.m3u8');
      expect([master.statusCode, master.body]).toEqual([200, expect.stringContaining('TYPE=SUBTITLES')]);
      expect((await streamed('sub/0.vtt')).body).toContain('Соль');
      const segment = await streamed('seg/v0/0.m4s');
      // The media of a segment are a piece of the file.
      expect(segment.statusCode).toBe(200);
      expect(film.includes(segment.rawPayload.subarray(-1_000))).toBe(true);
    });

    test('have the picture that lies beside them', async () => {
      const card = await importedCard();
      const url = `${new URL(card.cover.src_2x3).pathname}?w=120&h=180&crop=true`;
      const { dominant } = await sharp((await platform.app.inject({ url })).rawPayload).stats();
      expect(dominant.r).toBeGreaterThan(200);
    });

    test('a film that was replaced in the bucket after its import answers 404', async () => {
      await store.put('films/Соль (2021).mp4', Buffer.concat([film, Buffer.alloc(8)]), 'video/mp4');
      // The facts of an object are believed for two seconds.
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect((await streamed('index.m3u8')).statusCode).toBe(404);
    });

    test('from a bucket are refused without an S3_URL for it', async () =>
      expect(run(onDisk)).rejects.toThrow('S3_URL does not name a bucket'));
  });
});
