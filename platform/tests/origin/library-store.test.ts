import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onDisk, type Places } from '../../src/objects/places.ts';
import type { LibraryFilm } from '../../src/origin/library/catalogue.ts';
import { filmStore } from '../../src/origin/library/store.ts';
import { movie, poolTrack, shortened } from './library-movie.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-films-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOST_READS = 4;

const films = Array.from({ length: 12 }, (_, at): LibraryFilm => {
  const file = path.join(folder, `${at}.mp4`);
  writeFileSync(file, movie([shortened(poolTrack('v240'), 4)]));
  const { size, mtimeMs } = statSync(file);
  return { contentId: String(at), path: file, size, modifiedMs: Math.floor(mtimeMs), subtitles: [] };
});

let opened: string[];
let reading: number;
let mostReading: number;
beforeEach(() => {
  opened = [];
  reading = 0;
  mostReading = 0;
});

const counting: Places = {
  ...onDisk,
  async open(file) {
    opened.push(file);
    reading += 1;
    mostReading = Math.max(mostReading, reading);
    const found = await onDisk.open(file);
    return {
      read: (into, offset, length, position) => found.read(into, offset, length, position),
      stat: () => found.stat(),
      close: async () => {
        reading -= 1;
        await found.close();
      },
    };
  },
};

const paths = films.map((film) => film.path).sort();

test('import folder: films that are watched in turn are each read once', async () => {
  const open = filmStore(counting);
  for (let turn = 0; turn < 3; turn += 1) for (const film of films) await open(film);
  expect(opened.sort()).toEqual(paths);
});

test('import folder: films that are asked for at once are read a few at a time, each once', async () => {
  const open = filmStore(counting);
  await Promise.all([...films, ...films].map(open));
  expect(opened.sort()).toEqual(paths);
  expect(mostReading).toBeLessThanOrEqual(MOST_READS);
});
