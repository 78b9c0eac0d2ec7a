import type { Snapshot } from '../../src/catalogue/model.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
import { watchPositions } from '../../src/db/schema/viewing.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { newViewer } from './viewers.ts';

let platform: TestPlatform;
let snapshot: Snapshot;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  snapshot = await catalogueStore(platform.db, platform.clock).current();
});
afterAll(() => platform.close());

/** The platform checks answers against their schemas; a difference is a 500. */
async function refused(paths: string[]): Promise<string[]> {
  const bad: string[] = [];
  for (const path of paths) {
    const { statusCode } = await platform.app.inject(`/v2${path}`);
    if (statusCode !== 200) bad.push(`${statusCode} ${path}`);
  }
  return bad;
}

describe('DESIGN section 6 the seed: every address answers', () => {
  test('contents, with episodes, sources and similar', async () => {
    const present = [...snapshot.contents.values()].filter(({ isLost }) => !isLost);
    expect(present.length).toBeGreaterThan(100);
    expect(await refused(present.map(({ slug }) => `/contents/${slug}`))).toEqual([]);
    const roots = snapshot.roots.filter(({ isLost }) => !isLost);
    for (const tail of ['episodes', 'sources', 'similar']) {
      expect(await refused(roots.map(({ id }) => `/contents/${id}/${tail}`))).toEqual([]);
    }
  });

  test('pages and rows', async () => {
    expect(await refused(snapshot.rowsets.map(({ slug }) => `/rowsets/${slug}`))).toEqual([]);
    expect(await refused([...snapshot.rows.values()].map(({ slug }) => `/rows/${slug}?limit=100`))).toEqual(
      [],
    );
  });

  test('a person has a day of birth, and looks as old as the portrait', async () => {
    const persons = [...snapshot.persons.values()];
    const answers = await Promise.all(
      persons.map(async ({ slug }) => (await platform.app.inject(`/v2/persons/${slug}`)).json()),
    );
    expect(answers.filter(({ birth_date }) => !/^(19[4-9]\d|200\d)-\d\d-\d\d$/.test(birth_date))).toEqual([]);
    const bornIn = (age: string) =>
      persons.flatMap(({ portrait, birthDate }) =>
        portrait?.age === age ? Number(birthDate?.slice(0, 4)) : [],
      );
    expect(Math.max(...bornIn('old'))).toBeLessThan(Math.min(...bornIn('adult')));
    expect(Math.max(...bornIn('adult'))).toBeLessThan(Math.min(...bornIn('young')));
  });

  test('a row of the home page begins with titles that no row above it begins with', async () => {
    const home = snapshot.rowsets.find(({ slug }) => slug === 'startpage');
    const above = new Set<string>();
    const checked: string[] = [];
    for (const { slug, source } of home?.rows ?? []) {
      const { contents } = (
        await platform.app.inject(`/v2/rows/${slug}?limit=7&rowset_id=${home?.id}`)
      ).json() as { contents: { id: string }[] };
      const alone = (await platform.app.inject(`/v2/rows/${slug}?limit=100`)).json().contents as {
        id: string;
      }[];
      const isFree = source.kind === 'query' && source.most === undefined;
      const fresh = alone.filter(({ id }) => !above.has(id)).slice(0, 7);
      if (isFree && fresh.length > 0) {
        expect([slug, contents.slice(0, fresh.length)]).toEqual([slug, fresh]);
        checked.push(slug);
      }
      for (const { id } of contents) above.add(id);
    }
    expect(checked.length).toBeGreaterThan(8);
  });

  test('channels on air now begin with those that the row of free channels above does not begin with', async () => {
    const home = snapshot.rowsets.find(({ slug }) => slug === 'startpage')?.id;
    const read = async (row: string): Promise<number[]> => {
      const { channels } = (await platform.app.inject(`/v2/rows/${row}?limit=100&rowset_id=${home}`)).json();
      return channels.map(({ id }: { id: number }) => id);
    };
    const above = (await read('freechannels')).slice(0, 7);
    const below = await read('all-channels');
    expect(above).toHaveLength(7);
    expect(below.slice(0, 7).filter((id) => above.includes(id))).toEqual([]);
    expect(below.slice(-7)).toEqual(above);
  });

  test('the list of the best titles keeps its places on a page, and so does a row that is not on that page', async () => {
    const first = async (path: string) => (await platform.app.inject(`/v2/rows/${path}`)).json().contents;
    const home = snapshot.rowsets.find(({ slug }) => slug === 'startpage')?.id;
    expect(await first(`top-10?rowset_id=${home}`)).toEqual(await first('top-10'));
    expect(await first(`all-films?limit=7&rowset_id=${home}`)).toEqual(await first('all-films?limit=7'));
  });

  test('channels with the schedules of their days', async () => {
    const ids = [...snapshot.channels.keys()];
    for (const tail of ['', '/content_schedule', '/schedule']) {
      expect(await refused(ids.map((id) => `/channels/${id}${tail}`))).toEqual([]);
    }
    expect(await refused(['/channels/channel_list?includes=current_schedules'])).toEqual([]);
  });

  test('persons with their filmography', async () => {
    const persons = [...snapshot.persons.values()];
    expect(await refused(persons.map(({ slug }) => `/persons/${slug}`))).toEqual([]);
    expect(await refused(persons.map(({ id }) => `/rows/filmography?person_id=${id}`))).toEqual([]);
  });

  test('a row because of what was watched last names it, and has only what was not watched', async () => {
    const viewer = await newViewer(platform);
    const watched = snapshot.roots.filter(({ type, isLost }) => type === 'movie' && !isLost).slice(0, 2);
    for (const [at, { id, title }] of watched.entries()) {
      await platform.db.insert(watchPositions).values({
        id: nextSnowflake(platform.clock.now() + at),
        userId: viewer.userId,
        contentId: id,
        rootId: id,
        seconds: 600,
        percentage: 20,
        updatedAt: new Date(platform.clock.now() + at),
      });
      const answer = await platform.app.inject({
        url: `/v2/rows/because-you-watched?access_token=${viewer.deviceToken}`,
        headers: { 'accept-language': 'uz' },
      });
      const { title: name, contents } = answer.json();
      expect(name).toBe(`Siz «${title.uz}»ni koʻrganingiz uchun`);
      expect(contents.length).toBeGreaterThanOrEqual(4);
      const ids = contents.map((one: { id: string }) => one.id);
      for (const one of watched.slice(0, at + 1)) expect(ids).not.toContain(one.id);
    }
  });

  test('genres name only rows that exist', () => {
    const missing = snapshot.genres.filter(({ rowSlug }) => rowSlug && !snapshot.rowsBySlug.has(rowSlug));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});
