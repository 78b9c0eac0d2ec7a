import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { ApiError, errorBody } from '../../src/http/errors.ts';
import type { LibraryFilm } from '../../src/origin/library/catalogue.ts';
import { fileStream } from '../../src/origin/library/links.ts';
import { libraryRoutes } from '../../src/origin/library/routes.ts';
import { movie, poolTrack, samplesOf } from './library-movie.ts';
import { NOW, PUBLIC_URL, SECRET } from './support.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-library-'));
const file = path.join(folder, 'film.mp4');
const lines = path.join(folder, 'film.ru.srt');
const picture = poolTrack('v240');
const sounds = [
  { ...poolTrack('a_ru'), language: 'rus' },
  { ...poolTrack('a_en'), language: 'eng' },
];

const WRITTEN = new Date(Date.UTC(2026, 0, 1));

let app: FastifyInstance;
let film: LibraryFilm;

beforeAll(async () => {
  writeFileSync(file, movie([picture, ...sounds]));
  writeFileSync(lines, '1\r\n00:00:01,000 --> 00:00:02,000\r\nСоль\r\n');
  utimesSync(file, WRITTEN, WRITTEN);
  const { size, mtimeMs } = statSync(file);
  const subtitles = [{ language: 'ru', path: lines, modifiedMs: 1 }];
  film = { contentId: '512345678901234567', path: file, size, modifiedMs: Math.floor(mtimeMs), subtitles };
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(errorBody(error, 'en'));
    return reply.code(500).send(error);
  });
  const libraryCatalogue = { film: async (id: string) => (id === film.contentId ? film : null) };
  await app.register(libraryRoutes, {
    ...{ libraryCatalogue, secret: SECRET, clock: { now: () => NOW } },
    noteMedia: async () => {},
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const links = (nowMs = NOW) => fileStream({ mediaUrl: PUBLIC_URL, secret: SECRET, nowMs }, film, 31);

/** Requests a file of the film by its path inside the folder. */
function request(rest: string, from = links()) {
  const place = new URL(from.hls).pathname.replace('index.m3u8', rest);
  return app.inject({ url: place });
}

test('wire 5.2: the addresses of a film file are signed, and it has no seek-bar thumbnails', () => {
  expect(links()).toMatchObject({ from: 0, to: 31, screenshot_url: null, screenshot_timings: null });
  // wire 10.9: clients replace data.json by index.m3u8.
  expect(links().stream_info.replace('data.json', 'index.m3u8')).toBe(links().hls);
});

test('the master playlist names size, bandwidth, codecs, audio tracks with languages, and subtitles', async () => {
  const { body, headers } = await request('index.m3u8');
  expect(headers['content-type']).toBe('application/vnd.apple.mpegurl');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(body).toMatch(
    /BANDWIDTH=\d+,RESOLUTION=426x240,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/,
  );
  expect(body).toContain('FRAME-RATE=25.000');
  expect(body).toContain('LANGUAGE="ru",NAME="Русский",DEFAULT=YES');
  expect(body).toContain('LANGUAGE="en",NAME="English",DEFAULT=NO');
  expect(body).toContain('TYPE=SUBTITLES,GROUP-ID="sub",LANGUAGE="ru"');
});

test('a playlist names every segment, and each file has its announced length', async () => {
  for (const [track, source] of [
    ['v0', picture],
    ['a1', sounds[1]],
  ] as const) {
    const { body } = await request(`${track}.m3u8`);
    expect(body).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(body.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
    const named = [...body.matchAll(/^seg\/.*\.m4s$/gm)].map(([name]) => name);
    const lengths = [...body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(30.72, 3);
    const target = Number(/TARGETDURATION:(\d+)/.exec(body)?.[1]);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(target);
    const parts = [(await request(`seg/${track}/init.mp4`)).rawPayload];
    for (const name of named) {
      const { rawPayload, headers } = await request(name);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(headers['cache-control']).toContain('immutable');
      parts.push(rawPayload);
    }
    expect(samplesOf(Buffer.concat(parts))).toHaveLength(source?.pieces.length ?? 0);
  }
});

test('the DASH manifest names the same segments', async () => {
  const { body } = await request('manifest.mpd');
  expect(body).toContain('type="static"');
  expect(body).toContain('mediaPresentationDuration="PT30.720S"');
  const segments = [...body.matchAll(/<SegmentTimeline>.*?<\/SegmentTimeline>/g)].map(([timeline]) =>
    [...timeline.matchAll(/ r="(\d+)"/g)].reduce((sum, [, more]) => sum + 1 + Number(more), 0),
  );
  expect(segments).toEqual([6, 6, 6]);
  expect(body).toContain('lang="ru"');
});

test('subtitles are WebVTT, on the film’s timeline for HLS', async () => {
  const { body, headers } = await request('sub/0.vtt');
  expect(headers['content-type']).toContain('text/vtt');
  expect(body).toContain('X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0');
  expect(body).toContain('00:00:01.000 --> 00:00:02.000\nСоль');
  expect((await request('sub/0.dash.vtt')).body).not.toContain('X-TIMESTAMP-MAP');
  expect((await request('s0.m3u8')).body).toContain('sub/0.vtt');
});

test.each([
  'v1.m3u8',
  'a7.m3u8',
  'seg/v0/6.m4s',
  'seg/a2/init.mp4',
  'sub/1.vtt',
  's1.m3u8',
  'film.mp4',
  '../film.mp4',
])('answers 404 for %s', async (rest) => {
  expect((await request(rest)).statusCode).toBe(404);
});

test('a grant is valid for twelve hours, and for its own film', async () => {
  expect((await request('index.m3u8', links(NOW - 11 * 3_600_000))).statusCode).toBe(200);
  expect((await request('index.m3u8', links(NOW - 14 * 3_600_000))).statusCode).toBe(403);
  const other = { ...links(), hls: links().hls.replace(film.contentId, '512345678901234568') };
  expect((await request('index.m3u8', other)).statusCode).toBe(403);
});

test('refuses to play a file that changed after the import', async () => {
  utimesSync(file, WRITTEN, new Date(WRITTEN.getTime() + 5000));
  expect((await request('index.m3u8')).statusCode).toBe(404);
  expect((await request('seg/v0/0.m4s')).statusCode).toBe(404);
  utimesSync(file, WRITTEN, WRITTEN);
  expect((await request('index.m3u8')).statusCode).toBe(200);
});
