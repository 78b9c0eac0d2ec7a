import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { readFilm } from '../../src/origin/library/film.ts';
import { segmentMedia } from '../../src/origin/library/media.ts';
import type { Film, FilmTrack } from '../../src/origin/library/model.ts';
import { initSegment } from '../../src/origin/library/mp4/init.ts';
import { FilmProblem } from '../../src/origin/library/mp4/problem.ts';
import { movie, type Piece, poolTrack, samplesOf, shortened } from './library-movie.ts';
import { POOL_DIR } from './support.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-film-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = poolTrack('v240');
const russian = poolTrack('a_ru');
const english = poolTrack('a_en');
const FRAME = picture.timescale / 25;

let files = 0;
function written(bytes: Buffer): string {
  files += 1;
  const file = path.join(folder, `${files}.mp4`);
  writeFileSync(file, bytes);
  return file;
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The samples that another program reads from the init segment and all segments of a track. */
async function played(file: string, track: FilmTrack): Promise<Piece[]> {
  const parts = [initSegment(track.timed.track)];
  for (const [number, segment] of track.segments.entries()) {
    const { body, length } = segmentMedia(file, track, number, segment);
    const bytes = await bytesOf(body);
    expect(bytes).toHaveLength(length);
    parts.push(bytes);
  }
  return samplesOf(Buffer.concat(parts));
}

const comparable = ({ data, duration, cts, sync }: Piece) => ({
  data: data.toString('hex'),
  duration,
  cts,
  sync,
});

async function open(bytes: Buffer): Promise<{ file: string; film: Film }> {
  const file = written(bytes);
  return { file, film: await readFilm(file) };
}

describe.each(['front', 'end'] as const)('import folder: a film with its index at the %s', (moov) => {
  test('plays the same pictures and both audio tracks at the same times', async () => {
    const { file, film } = await open(
      movie([picture, { ...russian, language: 'rus' }, { ...english, language: 'eng' }], { moov }),
    );
    expect((await played(file, film.video)).map(comparable)).toEqual(picture.pieces.map(comparable));
    expect(film.audio.map(({ language }) => language)).toEqual(['ru', 'en']);
    const [first, second] = film.audio as [FilmTrack, FilmTrack];
    expect((await played(file, first)).map(comparable)).toEqual(russian.pieces.map(comparable));
    expect((await played(file, second)).map(comparable)).toEqual(english.pieces.map(comparable));
    expect(film.seconds).toBeCloseTo(30.72, 3);
    expect(film.remarks).toEqual([]);
  });
});

test('a fragmented film is read fragment by fragment', async () => {
  const file = path.join(POOL_DIR, 'city', 'v240.mp4');
  const film = await readFilm(file);
  expect((await played(file, film.video)).map(comparable)).toEqual(picture.pieces.map(comparable));
  expect(film.audio).toEqual([]);
});

test('segments begin with key frames, last four to six seconds, and skip no sample', async () => {
  const { film } = await open(movie([picture, russian]));
  const { segments, timed } = film.video;
  // Key frames come every 1.92 s: the first at or after four seconds is the third.
  expect(segments.map(({ length }) => length / FRAME)).toEqual([144, 144, 144, 144, 144, 48]);
  for (const { first } of segments) expect(timed.track.samples.at(first).sync).toBe(true);
  const [sound] = film.audio as [FilmTrack];
  const { timescale } = sound.timed.track;
  expect(sound.segments.map(({ start }) => (start / timescale).toFixed(2))).toEqual(
    segments.map(({ start }) => (start / picture.timescale).toFixed(2)),
  );
  expect(sound.segments.reduce((sum, { stop, first }) => sum + stop - first, 0)).toBe(russian.pieces.length);
});

test('an edit list made for B-frames is applied: the first picture is at zero', async () => {
  const delay = 2 * FRAME;
  const { file, film } = await open(movie([{ ...picture, delay, edits: [[30_720, delay]] }, russian]));
  expect((await played(file, film.video)).map(comparable)).toEqual(picture.pieces.map(comparable));
  const [sound] = film.audio as [FilmTrack];
  expect((await played(file, sound)).map(comparable)).toEqual(russian.pieces.map(comparable));
});

test('without an edit list late pictures still begin at zero, and the sound moves with them', async () => {
  const delay = 4 * FRAME;
  const { file, film } = await open(movie([{ ...picture, delay }, russian]));
  expect((await played(file, film.video))[0]?.cts).toBe(0);
  const sound = await played(file, film.audio[0] as FilmTrack);
  // 0.16 s are audible before the first picture: 7 frames of 1024 and half of the eighth.
  expect(sound).toHaveLength(russian.pieces.length - 7);
  expect(sound[0]).toMatchObject({ cts: 0, duration: 8 * 1024 - 0.16 * 48_000 });
});

test('a film that is cut inside a group of pictures begins with the group, and stays in sync', async () => {
  const keyFrame = 48 * FRAME;
  const from = keyFrame + 10 * FRAME;
  const { file, film } = await open(
    movie([
      { ...picture, edits: [[28_000, from]] },
      { ...russian, edits: [[28_000, Math.round((from / picture.timescale) * russian.timescale)]] },
    ]),
  );
  const pictures = await played(file, film.video);
  expect(pictures[0]?.data.equals(picture.pieces[48]?.data as Buffer)).toBe(true);
  expect(pictures[0]?.cts).toBe(0);
  const sound = await played(file, film.audio[0] as FilmTrack);
  // 1.92 s of audio are 90 frames.
  expect(sound[0]?.data.equals(russian.pieces[90]?.data as Buffer)).toBe(true);
  expect(sound[0]?.cts).toBe(0);
});

test('the film ends where its edit list ends', async () => {
  const { film } = await open(
    movie([
      { ...picture, edits: [[10_000, 0]] },
      { ...russian, edits: [[10_000, 0]] },
    ]),
  );
  expect(film.seconds).toBeGreaterThanOrEqual(10);
  expect(film.seconds).toBeLessThan(10.2);
});

test('an audio track that begins later keeps its offset', async () => {
  const edits: [number, number][] = [
    [1000, -1],
    [29_000, 0],
  ];
  const { file, film } = await open(movie([picture, { ...russian, edits }]));
  expect((await played(file, film.audio[0] as FilmTrack))[0]?.cts).toBe(48_000);
  expect(film.remarks).toEqual(['its sound begins 1.0 s late: browsers may begin there']);
  expect(film.audio[0]?.segments[0]?.start).toBe(0);
});

test('pictures of variable length keep their lengths', async () => {
  const uneven = { ...picture, pieces: picture.pieces.map((piece) => ({ ...piece })) };
  let time = 0;
  for (const [at, piece] of uneven.pieces.entries()) {
    const late = piece.cts - piece.dts;
    piece.dts = time;
    piece.cts = time + late;
    piece.duration = at % 3 === 0 ? FRAME * 2 : FRAME;
    time += piece.duration;
  }
  const { file, film } = await open(movie([uneven]));
  expect((await played(file, film.video)).map(comparable)).toEqual(uneven.pieces.map(comparable));
  expect(film.seconds).toBeCloseTo(time / picture.timescale, 3);
});

describe('wrong files: the reason, and nothing half-imported', () => {
  const whole = movie([shortened(picture, 4), shortened(russian, 4)]);
  const behind = movie([shortened(picture, 4)], { moov: 'end' });
  const dolby = { ...russian, stsd: Buffer.from(russian.stsd) };
  dolby.stsd.write('ac-3', 20, 'latin1');
  const studio = { ...picture, stsd: Buffer.from(picture.stsd) };
  studio.stsd[studio.stsd.indexOf('avcC') + 5] = 110;

  test.each([
    ['an empty file', Buffer.alloc(0), 'it is empty'],
    ['a text', Buffer.from('This is a text and not a film.'), 'it is not an MP4 file'],
    ['a film whose end is missing', whole.subarray(0, whole.length - 1000), 'the file ends too early'],
    ['a film whose index is missing', behind.subarray(0, 30_000), 'the file ends too early'],
    ['a recording that was not finished', behind.subarray(0, 24), 'the recording was not finished'],
    ['sound alone', movie([russian]), 'it is sound only'],
    ['a picture browsers cannot decode', movie([studio]), 'H.264 in a studio profile'],
    ['a sound browsers cannot decode', movie([picture, dolby]), 'Dolby Digital (AC-3)'],
    [
      'an edit list with several pieces',
      movie([
        {
          ...picture,
          edits: [
            [2000, 0],
            [2000, 96 * FRAME],
          ],
        },
      ]),
      'put',
    ],
  ])('%s', async (_, bytes, reason) => {
    await expect(readFilm(written(bytes))).rejects.toThrow(FilmProblem);
    await expect(readFilm(written(bytes))).rejects.toThrow(reason);
  });

  test('a wrong number anywhere in the index gives a reason and never a crash', async () => {
    const start = whole.indexOf('moov') + 4;
    const end = whole.indexOf('mdat');
    for (let at = start; at < end; at += 41) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt32BE((0xfffffff0 + at) >>> 0, at);
      const outcome = await readFilm(written(bytes)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FilmProblem);
    }
  });
});
