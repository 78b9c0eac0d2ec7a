import type { Localized } from '../../src/origin/catalogue.ts';
import { secondsToSegments } from '../../src/origin/timeline.ts';
import { categories } from '../../src/seed/data/channels/categories.ts';
import { channels } from '../../src/seed/data/channels/index.ts';
import { packets } from '../../src/seed/data/commerce/packets.ts';
import { promoKeys } from '../../src/seed/data/commerce/promo-keys.ts';
import { libraries } from '../../src/seed/data/libraries.ts';
import { rows, rowsets } from '../../src/seed/data/pages/index.ts';
import { persons } from '../../src/seed/data/persons/index.ts';
import { filmSeconds, films, programmes, series } from '../../src/seed/titles.ts';

test.each([
  ['channels', channels.length, 60],
  ['free channels', channels.filter((one) => one.free).length, 20],
  ['categories', Object.keys(categories).length, 10],
  ['films', films.length, 150],
  ['free films', films.filter((one) => one.free).length, 80],
  ['series', series.length, 30],
  ['free series', series.filter((one) => one.free).length, 12],
  ['programmes', programmes.length, 12],
  ['persons', Object.keys(persons).length, 64],
  ['libraries', Object.keys(libraries).length, 4],
  ['packets', packets.length, 8],
  ['promo keys', promoKeys.length, 4],
])('DESIGN section 6 Seed: enough %s', (_, actual, least) => {
  expect(actual).toBeGreaterThanOrEqual(least);
});

test.each([
  ['the first channel', channels.some(({ id }) => id === 3929)],
  ['one 4K, said in its name', channels.some((one) => one.is4k && one.name.ru.includes('4K'))],
  ['one without archive', channels.some((one) => one.archivedDays === 0)],
  ['one with a blackout', channels.some((one) => (one.blackouts ?? []).length > 0)],
  ['one unavailable', channels.some((one) => one.accessError)],
  ['one Vitrina, with the light player', channels.some((one) => one.vitrinaUrl && one.vlight)],
  ['one protected', channels.some((one) => one.protected && !one.free)],
  ['one counted', channels.some((one) => one.tns)],
  [
    'one of each kind of advertising',
    ['none', 'wrapped', 'fallback', 'empty'].every((plan) => channels.some(({ ads }) => ads === plan)),
  ],
  ['one adult', channels.some((one) => one.age === 18 && one.categories.includes('adult'))],
  ['one HD and one not', channels.some((one) => one.sd) && channels.some((one) => !one.sd)],
])('DESIGN section 6 Seed: a channel of every kind: %s', (_, there) => {
  expect(there).toBe(true);
});

test('DESIGN section 6 Seed: series have 1 to 3 seasons of at least 5 episodes, some of them announced', () => {
  for (const { seasons } of series) {
    expect(seasons.length).toBeGreaterThanOrEqual(1);
    expect(seasons.length).toBeLessThanOrEqual(3);
    for (const { episodes } of seasons) expect(episodes.length).toBeGreaterThanOrEqual(6);
  }
  const episodes = series.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes));
  expect(episodes.filter((one) => one.announced).length).toBeGreaterThanOrEqual(3);
});

const languages = ['ru', 'kk', 'en', 'uz'] as const;
const longerThan = (letters: number, texts: readonly Localized[]) =>
  texts.filter((text) => languages.every((one) => text[one].length > letters));

test('spec 2 §9: a season is longer than the 25 episodes shown first', () => {
  expect(series.flatMap((one) => one.seasons).some(({ episodes }) => episodes.length > 25)).toBe(true);
});

test('spec 2 §2 show all: ten descriptions are longer than 600 letters, a dozen biographies than 400, in every language', () => {
  const descriptions = [...films, ...series].map(({ description }) => description);
  expect(longerThan(600, descriptions).length).toBeGreaterThanOrEqual(10);
  const biographies = Object.values(persons).map(({ bio }) => bio);
  expect(longerThan(400, biographies).length).toBeGreaterThanOrEqual(12);
});

test('Big Buck Bunny is the one real film, free, eight segments long, with its attribution', () => {
  const bunny = films.find(({ clips }) => clips?.includes('bunny'));
  expect(bunny && secondsToSegments(filmSeconds(bunny))).toBe(8);
  expect(bunny).toMatchObject({ year: 2008, free: true });
  expect(bunny?.attribution?.en).toMatch(/Blender Foundation.*CC BY 3\.0/);
});

test('packets: base, additional, trial, promo, bundle, paused, a yearly one', () => {
  expect(packets.filter((one) => one.base && !one.hidden).length).toBeGreaterThanOrEqual(2);
  expect(packets.filter((one) => !one.base).length).toBeGreaterThanOrEqual(3);
  for (const has of ['trial', 'bundle', 'allowDeletePaused', 'period', 'afterRenew'] as const)
    expect(packets.some((one) => one[has] !== undefined)).toBe(true);
  expect(packets.some((one) => one.type === 'promo')).toBe(true);
  for (const { price } of packets) expect(price).toMatch(/^\d{1,8}\.\d{2}$/);
});

test('spec 3 §5: promo codes have at most 15 characters', () => {
  for (const { key } of promoKeys) expect(key.length).toBeLessThanOrEqual(15);
});

test('spec 2 §2: the pages exist, home has at least 12 rows, and two of them have the names of wire 4', () => {
  const slugs = rowsets.map(({ slug }) => slug);
  for (const slug of [
    'startpage',
    'movies',
    'series',
    'telecasts',
    'tv-child',
    'sport',
    'nonfiction',
    'search',
  ])
    expect(slugs).toContain(slug);
  expect(rowsets.find(({ slug }) => slug === 'startpage')?.rows.length).toBeGreaterThanOrEqual(12);
  expect(rowsets.find(({ id }) => id === 1000)?.slug).toBe('my');
  expect(rows.some(({ slug }) => slug === 'freechannels')).toBe(true);
  expect(rows.some(({ slug, id }) => slug === 'novinki' && id === '641048475342005896')).toBe(true);
});
