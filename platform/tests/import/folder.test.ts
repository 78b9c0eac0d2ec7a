import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { catalogueVersion } from '../../src/catalogue/version.ts';
import { libraryFiles } from '../../src/db/schema/library-files.ts';
import { folderImport } from '../../src/import/folder/command.ts';
import type { OptionValues } from '../../src/import/kind.ts';
import { readersHere } from '../../src/import/readers.ts';
import { movie, poolTrack, shortened, withChapters } from '../origin/library-movie.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession, type TestSession } from '../support/session.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'taspa-folder-'));
const at = (name: string) => path.join(root, name);
const tracks = [shortened(poolTrack('v240'), 20), { ...shortened(poolTrack('a_ru'), 20), language: 'rus' }];
const film = movie(tracks);

let platform: TestPlatform;
let viewer: TestSession;

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  viewer = await personSession(platform.app);
  mkdirSync(at('Series'));
  writeFileSync(at('Соляная гавань (2021).mp4'), film);
  writeFileSync(
    at('Соляная гавань (2021).json'),
    JSON.stringify({
      title: { ru: 'Соляная гавань', en: 'The Salt Harbour' },
      description: { ru: 'Рыбаки и соль.' },
      genres: ['драма', 'sci-fi', 'вздор'],
      countries: ['KZ'],
      age: 6,
      persons: [{ name: { ru: 'Асель Приморская', en: 'Asel Primorskaya' }, role: 'director' }],
    }),
  );
  writeFileSync(at('Соляная гавань (2021).ru.srt'), '1\n00:00:01,000 --> 00:00:02,000\nСоль\n');
  const poster = { create: { width: 40, height: 60, channels: 3 as const, background: '#ff0000' } };
  await sharp(poster).jpeg().toFile(at('Соляная гавань (2021).jpg'));
  writeFileSync(
    at('Series/Night Shift S01E01 The Well.mp4'),
    withChapters(movie(tracks, { moov: 'end' }), [
      [0, 'Previously'],
      [4, 'Opening'],
      [7.5, 'Колодец'],
      [15, 'Credits'],
    ]),
  );
  writeFileSync(at('Series/Night Shift S01E02.mp4'), film);
  writeFileSync(at('Series/Night Shift.json'), JSON.stringify({ year: 2019, genres: ['comedy'] }));
  writeFileSync(at('broken.mp4'), film.subarray(0, film.length - 500));
  writeFileSync(at('other.mkv'), 'x');
  writeFileSync(at('.hidden.mp4'), film);
  writeFileSync(at('Wrong words.mp4'), film);
  writeFileSync(at('Wrong words.json'), '{\n  "age": 12,\n}');
});

afterAll(async () => {
  await platform.close();
  rmSync(root, { recursive: true });
});

async function run(options: OptionValues = {}, isDryRun = false, target = root) {
  const { db, clock, env } = platform;
  const lines: string[] = [];
  const report = await folderImport.run({
    db,
    target,
    options,
    isDryRun,
    dataDir: env.dataDir,
    nowMs: clock.now(),
    readers: readersHere,
    progress: (line) => lines.push(line),
  });
  clock.advance(10_000);
  return report;
}

function get(url: string) {
  const mark = url.includes('?') ? '&' : '?';
  return platform.app.inject({ url: `${url}${mark}access_token=${viewer.deviceToken}` });
}

const cards = async () => (await get('/v2/rows/own-films?limit=100')).json().contents;

test('dry run: reports the changes and writes nothing', async () => {
  const before = await catalogueVersion(platform.db);
  const { counts } = await run({}, true);
  expect(counts).toEqual([{ things: 'films and episodes', added: 3, changed: 0, unchanged: 0, removed: 0 }]);
  expect(await catalogueVersion(platform.db)).toBe(before);
  expect(await platform.db.select().from(libraryFiles)).toEqual([]);
});

test('summary of what was skipped and why', async () => {
  const { counts, skipped } = await run();
  expect(counts).toEqual([{ things: 'films and episodes', added: 3, changed: 0, unchanged: 0, removed: 0 }]);
  expect(Object.fromEntries(skipped.map(({ what, reason }) => [what, reason]))).toEqual({
    'broken.mp4': 'the file ends too early: it was not copied completely',
    'other.mkv': 'only MP4 files are played',
    'Wrong words.mp4': expect.stringMatching(/^Wrong words\.json is not JSON, look at line 3$/),
    'Соляная гавань (2021).mp4': '"вздор" is no genre or country here',
  });
});

test('repeating it changes nothing', async () => {
  const version = await catalogueVersion(platform.db);
  const { counts } = await run();
  expect(counts).toEqual([{ things: 'films and episodes', added: 0, changed: 0, unchanged: 3, removed: 0 }]);
  expect(await catalogueVersion(platform.db)).toBe(version);
});

test('films and series have a row of their own, which is on the home page', async () => {
  const titles = (await cards()).map((card: { title: string }) => card.title);
  expect(titles.sort()).toEqual(['Night Shift', 'Соляная гавань']);
  const { rows } = (await get('/v2/rowsets/startpage')).json();
  expect(rows[2].slug).toBe('own-films');
});

test('wire 4: the page of a film has the texts of its sidecar, and finds similar titles', async () => {
  const [card] = (await cards()).filter(({ title }: { title: string }) => title === 'Соляная гавань');
  const page = (await get(`/v2/contents/${card.slug}`)).json();
  expect(page).toMatchObject({ content_type: 'movie', year: '2021', age: 6, duration: 20 });
  expect(page.genres.map(({ name }: { name: string }) => name)).toEqual(['драма', 'фантастика']);
  expect(page.persons).toMatchObject([{ name: 'Асель Приморская', role: 'director' }]);
  expect(page.description).toBe('Рыбаки и соль.');
  expect((await get(`/v2/contents/${page.id}/similar`)).json().length).toBeGreaterThan(0);
  expect((await get(`/v2/persons/${page.persons[0].id}`)).statusCode).toBe(200);
});

test('an imported title says which languages its file can be heard and read in, and how sharp it is', async () => {
  const [film, series] = (await cards()).sort((a: { title: string }, b: { title: string }) =>
    b.title.localeCompare(a.title),
  );
  expect((await get(`/v2/contents/${film.slug}`)).json()).toMatchObject({
    audio_languages: ['ru'],
    subtitle_languages: ['ru'],
    max_height: 240,
  });
  expect((await get(`/v2/contents/${series.slug}`)).json()).toMatchObject({
    audio_languages: ['ru'],
    subtitle_languages: [],
    max_height: 240,
  });
});

test('wire 5.2: an imported film streams from its file and has a resume position', async () => {
  const [card] = (await cards()).filter(({ title }: { title: string }) => title === 'Соляная гавань');
  const page = (await get(`/v2/contents/${card.id}`)).json();
  const answer = await get(`/v2/libraries/${page.libraries[0].id}/contents/${card.id}/stream`);
  const stream = answer.json();
  expect(stream).toMatchObject({ from: 0, to: 20, age: 6, screenshot_url: null });
  const master = await platform.app.inject({ url: new URL(stream.hls).pathname });
  expect(master.body).toContain('LANGUAGE="ru"');
  expect(master.body).toContain('TYPE=SUBTITLES');
  const moved = await platform.app.inject({
    method: 'PATCH',
    url: `/v2/users/self/stat/${stream.stat.id}?duration=12&access_token=${viewer.deviceToken}`,
  });
  expect(moved.statusCode).toBe(200);
  const { history } = (await get(`/v2/users/self/content_metadata/${card.id}`)).json();
  expect(history.seconds).toBe(12);
});

test('wire 1.9: the image beside a film is its poster, in any size', async () => {
  const [card] = (await cards()).filter(({ title }: { title: string }) => title === 'Соляная гавань');
  const url = `${new URL(card.cover.src_2x3).pathname}?w=120&h=180&crop=true`;
  const picture = sharp((await platform.app.inject({ url })).rawPayload);
  expect(await picture.metadata()).toMatchObject({ width: 120, height: 180, format: 'jpeg' });
  const { dominant } = await picture.stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test('episodes are in their season, in order; a missing name becomes the number', async () => {
  const [card] = (await cards()).filter(({ title }: { title: string }) => title === 'Night Shift');
  const episodes = (await get(`/v2/contents/${card.id}/episodes`)).json();
  expect(
    episodes.map(({ title, season, series, duration }: Record<string, unknown>) => ({
      title,
      season,
      series,
      duration,
    })),
  ).toEqual([
    { title: 'The Well', season: 1, series: 1, duration: 20 },
    { title: 'Серия 2', season: 1, series: 2, duration: 20 },
  ]);
  const page = (await get(`/v2/contents/${card.id}`)).json();
  expect(page).toMatchObject({ content_type: 'series', year: '2019', age: 16 });
});

test('spec 2 §6: content without a rating is hidden from child profiles', async () => {
  const titles = await platform.app.inject({ url: '/v2/rows/own-films?limit=100' });
  expect(
    titles
      .json()
      .contents.map(({ age }: { age: number }) => age)
      .sort(),
  ).toEqual([16, 6]);
});

test('the chapters of a file are markers of its stream: what players skip, and named parts', async () => {
  const [card] = (await cards()).filter(({ title }: { title: string }) => title === 'Night Shift');
  const { libraries } = (await get(`/v2/contents/${card.id}`)).json();
  const markers = async (at: number) => {
    const { id } = (await get(`/v2/contents/${card.id}/episodes`)).json()[at];
    return (await get(`/v2/libraries/${libraries[0].id}/contents/${id}/stream`)).json().markers;
  };
  expect(await markers(0)).toEqual([
    { type: 'recap', start: 0, end: 4, title: null },
    { type: 'intro', start: 4, end: 7.5, title: null },
    { type: 'chapter', start: 7.5, end: 15, title: 'Колодец' },
    { type: 'credits', start: 15, end: null, title: null },
  ]);
  expect(await markers(1)).toEqual([]);
});

test('a change beside a film changes its entry, and the address stays', async () => {
  const before = (await cards()).find(({ title }: { title: string }) => title === 'Соляная гавань');
  writeFileSync(at('Соляная гавань (2021).json'), JSON.stringify({ title: 'Гавань', age: 12 }));
  const { counts } = await run();
  expect(counts).toMatchObject([{ added: 0, changed: 1, unchanged: 2 }]);
  const after = (await cards()).find(({ id }: { id: string }) => id === before.id);
  expect(after).toMatchObject({ title: 'Гавань', age: 12, slug: before.slug });
});

test('a file that was replaced is read again', async () => {
  utimesSync(at('Series/Night Shift S01E02.mp4'), new Date(), new Date(Date.UTC(2020, 0, 1)));
  expect((await run()).counts).toMatchObject([{ changed: 1, unchanged: 2 }]);
});

test('a packet sells a folder: its films stop being free, and the packet opens them', async () => {
  const [{ id: packet } = { id: 0 }] = (await get('/v2/packets')).json();
  const { counts } = await run({ packet: String(packet) });
  expect(counts).toMatchObject([{ changed: 3 }]);
  expect(await cards()).toEqual([]);
  const sold = (await get(`/v2/rows/own-${packet}-films`)).json().contents;
  expect(sold).toHaveLength(2);
  const [one] = sold;
  expect((await get(`/v2/users/self/content_metadata/${one.id}`)).json().is_purchased).toBe(false);
  await run();
  expect(await cards()).toHaveLength(2);
});

test('missing files are reported, and removed on request', async () => {
  unlinkSync(at('Series/Night Shift S01E01 The Well.mp4'));
  unlinkSync(at('Series/Night Shift S01E02.mp4'));
  const unchanged = await run();
  expect(unchanged.counts).toMatchObject([{ unchanged: 1, removed: 0 }]);
  expect(unchanged.notes.join()).toContain('No longer in the folder: Series/Night Shift S01E01');
  expect(await cards()).toHaveLength(2);
  const removed = await run({ 'remove-missing': true });
  expect(removed.counts).toMatchObject([{ unchanged: 1, removed: 2 }]);
  expect((await cards()).map(({ title }: { title: string }) => title)).toEqual(['Гавань']);
});

test('a disk that is not mounted does not empty the catalogue', async () => {
  const empty = at('Соляная гавань (2021).mp4');
  renameSync(empty, `${empty}.away`);
  renameSync(at('broken.mp4'), at('broken.away'));
  renameSync(at('Wrong words.mp4'), at('Wrong words.away'));
  await expect(run({ 'remove-missing': true })).rejects.toThrow('Is its disk there?');
  renameSync(`${empty}.away`, empty);
  expect((await run({ 'remove-missing': true })).counts).toMatchObject([{ unchanged: 1, removed: 0 }]);
});

test('a link to a disk that is not mounted removes no film', async () => {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'taspa-disk-'));
  writeFileSync(path.join(disk, 'Far Shore (2020).mp4'), film);
  symlinkSync(disk, at('Disk'));
  symlinkSync(path.join(disk, 'Far Shore (2020).mp4'), at('Near Shore (2020).mp4'));
  expect((await run()).counts).toMatchObject([{ added: 2 }]);
  renameSync(disk, `${disk}.away`);
  await expect(run({ 'remove-missing': true })).rejects.toThrow(/Disk is a link that leads nowhere/);
  renameSync(`${disk}.away`, disk);
  expect((await run({ 'remove-missing': true })).counts).toMatchObject([{ unchanged: 3, removed: 0 }]);
  unlinkSync(at('Disk'));
  rmSync(disk, { recursive: true });
  await expect(run({ 'remove-missing': true })).rejects.toThrow(/Near Shore.* leads nowhere/);
  unlinkSync(at('Near Shore (2020).mp4'));
  symlinkSync('/nowhere/at/all', at('Nothing'));
  expect((await run({ 'remove-missing': true })).counts).toMatchObject([{ unchanged: 1, removed: 2 }]);
  unlinkSync(at('Nothing'));
});

test('an entry that cannot be read, as of a mount without an answer, ends the import', async () => {
  // A name that no file system has fails in the same place.
  symlinkSync('x'.repeat(300), at('mount'));
  await expect(run({ 'remove-missing': true })).rejects.toThrow(`${at('mount')} cannot be read`);
  unlinkSync(at('mount'));
});

test('a link to a parent folder is followed once', async () => {
  symlinkSync(root, at('Series/again'));
  expect((await run()).counts).toMatchObject([{ added: 0, unchanged: 1 }]);
});

test.each([
  ['a file instead of a folder', {}, at('other.mkv'), 'is a file, not a folder'],
  ['a missing folder', {}, '/nowhere/at/all', 'cannot be read'],
  ['an unknown packet', { packet: '999999' }, root, 'There is no packet'],
  ['an invalid age', { age: 'old' }, root, 'is no age'],
])('reports %s', async (_, options, target, words) => {
  await expect(run(options, false, target)).rejects.toThrow(words);
});
