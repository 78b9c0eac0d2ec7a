import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contentViewers } from '../../src/db/schema/viewing.ts';
import { ids } from './fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from './support.ts';

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
  await platform.db.insert(contentViewers).values({ contentId: ids.freeFilm, viewers: 3 });
  await raiseCatalogueVersion(platform.db);
});
afterAll(() => platform.close());

const row = async (path: string) => (await platform.request(`/rows/${path}`)).body;

describe('wire 4 GET /v2/rowsets', () => {
  test('is a bare array of pages in the language of the request', async () => {
    const { body, text } = await platform.request('/rowsets?kind=web', { language: 'uz' });
    expect(
      body.map(({ id, slug, title, template }: Record<string, unknown>) => [id, slug, title, template]),
    ).toEqual([
      [1, 'start', 'Главная (uz)', 'startpage'],
      [2, 'search', 'Поиск (uz)', 'search'],
    ]);
    // wire 10.1: compact, raw UTF-8, `/` as it is, `id` first.
    expect(text).toMatch(/^\[\{"id":1,"slug":"start","title":"Главная \(uz\)"/);
    expect(text).not.toContain('\\/');
  });

  test.each(['start', '1'])(
    'a page found by %s has row stubs without items, and no empty rows',
    async (key) => {
      const { body } = await platform.request(`/rowsets/${key}`);
      expect(body.rows.map(({ slug }: { slug: string }) => slug)).toEqual([
        'promo',
        'go-on',
        'freechannels',
        'novinki',
        'faces',
      ]);
      expect(body.rows[0].contents).toBeUndefined();
    },
  );

  test('the search page has only rows with results', async () => {
    expect((await platform.request('/rowsets/search')).body.rows).toEqual([]);
    const { body } = await platform.request('/rowsets/search?text=сериал');
    expect(body.rows.map(({ slug }: { slug: string }) => slug)).toEqual(['found']);
  });

  test.each(['nowhere', '99', '1e0', 'novinki'])('answers 404 for the unknown page %s', async (key) => {
    const { status, body } = await platform.request(`/rowsets/${key}`);
    expect([status, body.error_code]).toEqual([404, 'not_found']);
  });
});

describe('wire 10.11 rows that live clients request', () => {
  test('rows/freechannels lists free, available channels, each with icon, cover and current programme', async () => {
    const { channels, contents } = await row('freechannels');
    expect(idsOf(channels)).toEqual([3929, 5515, 10199]);
    expect(contents).toEqual([]);
    expect(channels[0]).toMatchObject({ num: 1, is_free: true, is_hd: true, slug: 'perviy' });
    expect(channels[0].icon).toMatch(/^http/);
    expect(channels[0].cover.full).toMatch(/^http/);
    expect(channels[0].current_schedule.content.title).toBe('Сериал');
  });

  test.each(['novinki', 'novinki-641048475342005896', '641048475342005896'])(
    'rows/%s lists contents',
    async (key) => {
      const { id, slug, contents, more_count } = await row(key);
      expect([id, slug, more_count]).toEqual([ids.novinki, 'novinki', 0]);
      // The newest first; lost content is in no row.
      expect(idsOf(contents)).toEqual([ids.series, ids.soonFilm, ids.adultFilm, ids.paidFilm, ids.freeFilm]);
      const free = contents.at(-1);
      expect(free).toMatchObject({ id: ids.freeFilm, year: '2017', age: 16, is_free: true, duration: 5940 });
      expect(free.ratings[0]).toMatchObject({ type: 'kinopoisk', rating: '7.2', name: 'КиноПоиск' });
      expect(free.motion_rating.text).toBe('16+');
      // Of its drawn background; the stored colour only chooses the light of the drawing.
      expect(free.color_bg).toBe('#192128');
    },
  );

  test.each([
    ['ru', 'КиноПоиск'],
    ['kk', 'КиноПоиск'],
    ['en', 'Kinopoisk'],
    ['uz', 'Kinopoisk'],
  ])('the source of a rating is written in the letters of the language: %s', async (language, name) => {
    const { body } = await platform.request('/rows/novinki', { language });
    expect(body.contents.at(-1).ratings[0]).toMatchObject({ type: 'kinopoisk', name });
  });
});

describe('spec 2 §4 Rows and filters: pages', () => {
  test('offset and limit cut the list, more_count counts the rest', async () => {
    const first = await row('novinki?limit=2');
    expect([first.limit, first.offset, first.more_count, first.contents.length]).toEqual([2, 0, 3, 2]);
    const last = await row('novinki?limit=2&offset=4');
    expect([last.more_count, idsOf(last.contents)]).toEqual([0, [ids.freeFilm]]);
    expect((await row('novinki?limit=2&offset=40')).contents).toEqual([]);
  });

  test('spec 2 §9 the default limit is 20', async () => {
    expect((await row('novinki')).limit).toBe(20);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'limit=1&limit=2', 'year_from=now'])(
    'refuses %s with 400',
    async (query) => {
      const { status, body } = await platform.request(`/rows/novinki?${query}`);
      expect([status, body.error_code, body.status_code]).toEqual([400, 'invalid', 400]);
    },
  );

  test.each(['limit=', 'offset=', 'text=', 'format=json', 'whatever=1'])('tolerates %s', async (query) => {
    expect((await platform.request(`/rows/novinki?${query}`)).status).toBe(200);
  });
});

describe('spec 2 §7 loadRow filter query', () => {
  test.each([
    ['content_type=series', [ids.series]],
    ['content_type=movie', [ids.soonFilm, ids.adultFilm, ids.paidFilm, ids.freeFilm]],
    ['genre=noir', [ids.paidFilm]],
    ['genre=3', [ids.soonFilm, ids.adultFilm]],
    ['main_genre=1', [ids.series, ids.paidFilm, ids.freeFilm]],
    ['main_genre=1&genre=2', [ids.paidFilm]],
    ['genre=nosuch', []],
    ['country=2', [ids.paidFilm]],
    ['country=KZ', [ids.series, ids.freeFilm]],
    ['year_from=2017&year_to=2020', [ids.adultFilm, ids.freeFilm]],
    ['rating_from=8', [ids.paidFilm]],
    ['library_id=4', [ids.series, ids.paidFilm]],
    ['text=svobodnyy', [ids.freeFilm]],
  ])('%s', async (query, expected) => {
    expect(idsOf((await row(`novinki?${query}`)).contents)).toEqual(expected);
  });
});

describe('a list in the order that the viewer chose', () => {
  const orderOf = async (sort: string, language = 'ru') =>
    (await platform.request(`/rows/novinki?content_type=movie&sort=${sort}`, { language })).body.contents.map(
      ({ title, year }: { title: string; year: string }) => `${title} ${year}`,
    );

  test('by viewers of the last days', async () => {
    const { body } = await platform.request('/rows/novinki?content_type=movie&sort=popular');
    expect(idsOf(body.contents)[0]).toBe(ids.freeFilm);
  });

  test('by year, the newest first', async () => {
    const years = (await orderOf('year')).map((line: string) => Number(line.split(' ').at(-1)));
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(new Set(years).size).toBeGreaterThan(2);
  });

  test('by name, in the alphabet of the language', async () => {
    const names = await orderOf('name');
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
    expect(names).not.toEqual(await orderOf('year'));
  });

  test('an unknown order leaves the list as it is', async () => {
    const { body } = await platform.request('/rows/novinki?sort=nonsense');
    expect(idsOf(body.contents)).toEqual(idsOf((await row('novinki')).contents));
  });
});

describe('wire 4 other templates', () => {
  test('a row of persons', async () => {
    const { persons } = await row('faces');
    expect(persons.map(({ slug }: { slug: string }) => slug)).toEqual(['bolat', 'asel']);
    expect(persons[0].image_url).toMatch(/^http/);
  });

  test('a promotion takes title, art and slug from its target', async () => {
    const { promotions } = await row('promo');
    expect(promotions[0]).toMatchObject({
      title: 'Свободный фильм',
      destination: { type: 'content', id: ids.freeFilm, slug: `2017-free-film-${ids.freeFilm}` },
      color_bg: '#192128',
    });
    expect(promotions[1]).toMatchObject({
      title: 'Сайт',
      destination: { type: 'open_url', src: 'https://example.com/' },
    });
  });

  test('a path is a page of this platform', async () => {
    const { promotions } = await row('promo');
    expect(promotions[2].destination.src).toMatch(/^http:\/\/[\w.:]+\/texts\/terms\?from=promo$/);
  });

  test('the history row is empty without a viewer', async () => {
    expect((await row('go-on')).histories).toEqual([]);
  });

  test('spec 2 §2 Person page: filmography is split into films and series', async () => {
    const { contents, title } = await row('filmography?person_id=2');
    expect(title).toBe('Болат');
    expect(idsOf(contents)).toEqual([ids.freeFilm, ids.series]);
  });

  test.each([
    ['filmography', 400],
    ['filmography?person_id=99', 404],
    ['nowhere', 404],
    ['nowhere-641048475342005000', 404],
  ])('rows/%s answers %i', async (path, expected) => {
    const { status, body } = await platform.request(`/rows/${path}`);
    expect([status, body.status_code]).toEqual([expected, expected]);
  });
});
