import { countViewers } from '../../src/catalogue/popularity.ts';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { catalogueVersion, raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { rows } from '../../src/db/schema/rows.ts';
import { watchPositions } from '../../src/db/schema/viewing.ts';
import { ids, in4 } from './fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from './support.ts';

const DAY_MS = 86_400_000;

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
  const empty = in4('');
  await platform.db.insert(rows).values({
    id: '641048475342007000',
    slug: 'top',
    title: in4('Top'),
    template: 'content-top' as const,
    description: empty,
    htmlDescription: empty,
    source: { kind: 'query', types: ['movie', 'series'], sort: 'popular', most: 2 },
  });
  await raiseCatalogueVersion(platform.db);
});
afterAll(() => platform.close());

let count = 0;
/** Somebody has watched something of a title, so many days ago. */
async function watched(rootId: string, userId: number, { days = 1, isRemoved = false, profileId = '' } = {}) {
  count += 1;
  const updatedAt = new Date(platform.clock.now() - days * DAY_MS);
  await platform.db.insert(watchPositions).values({
    ...{ id: `position-${count}`, userId, profileId, contentId: `${rootId}-${count}`, rootId },
    seconds: 60,
    percentage: 10,
    updatedAt,
    removedAt: isRemoved ? updatedAt : null,
  });
}
const top = async () => {
  const { body } = await platform.request('/rows/top');
  return [body.template, idsOf(body.contents)];
};
async function counted() {
  await countViewers(platform);
  await catalogueOf(platform).refresh();
  return top();
}

test('before anybody has watched anything, the better rated titles are the popular ones', async () => {
  const byRating = (await platform.request('/rows/top')).body.contents.map(
    ({ ratings }: { ratings: Array<{ rating: number }> }) => Number(ratings[0]?.rating ?? 0),
  );
  expect(byRating).toHaveLength(2);
  expect(byRating[0]).toBeGreaterThanOrEqual(byRating[1]);
});

test('the title that more viewers have watched in thirty days comes first; of one viewer all episodes count once', async () => {
  await watched(ids.series, 1);
  await watched(ids.series, 1);
  await watched(ids.freeFilm, 1);
  await watched(ids.freeFilm, 2);
  expect(await counted()).toEqual(['content-top', [ids.freeFilm, ids.series]]);
  // Profiles of one account are viewers of their own.
  await watched(ids.series, 1, { profileId: 'child' });
  await watched(ids.series, 3);
  expect(await counted()).toEqual(['content-top', [ids.series, ids.freeFilm]]);
});

test('what was watched earlier, or was removed from the history, does not count', async () => {
  for (let userId = 10; userId < 20; userId += 1) {
    await watched(ids.freeFilm, userId, { days: 31 });
    await watched(ids.freeFilm, userId + 100, { isRemoved: true });
  }
  expect(await counted()).toEqual(['content-top', [ids.series, ids.freeFilm]]);
});

test('a count that changes nothing leaves the catalogue alone', async () => {
  await countViewers(platform);
  const version = await catalogueVersion(platform.db);
  await countViewers(platform);
  expect(await catalogueVersion(platform.db)).toBe(version);
});
