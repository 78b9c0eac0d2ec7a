import { ids } from './fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from './support.ts';

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
afterAll(() => platform.close());

describe('wire 4 GET /v2/contents/{slug or id}', () => {
  test.each([ids.freeFilm, `2017-free-film-${ids.freeFilm}`, `an-old-name-${ids.freeFilm}`])(
    'finds a content by %s',
    async (key) => {
      const { body } = await platform.request(`/contents/${key}`);
      expect(body).toMatchObject({
        id: ids.freeFilm,
        title: 'Свободный фильм',
        content_type: 'movie',
        parent_id: null,
        year: '2017',
        countries: [{ id: '1', name: 'Казахстан' }],
        libraries: [{ id: '3' }],
        motion_rating: { text: '16+', age: 16 },
        is_adult: false,
        attribution: { text: '© Автор, www.example.org, CC BY', href: 'https://www.example.org' },
      });
      expect(body.cover.src_2x3).toMatch(/\/img\/poster\/[\w-]{8}\/546386729444049137\.ru\.jpg$/);
      expect(body.genres[0]).toEqual({ id: '1', name: 'драма', row_id: '', row_slug: 'genre-drama' });
    },
  );

  test('names a person with two roles once, in the order of the credits', async () => {
    const { body } = await platform.request(`/contents/${ids.freeFilm}`);
    expect(body.persons.map(({ slug, roles }: { slug: string; roles: string[] }) => [slug, roles])).toEqual([
      ['asel', ['director', 'writer']],
      ['bolat', ['actor']],
    ]);
  });

  test('a series contains its seasons, a season its episodes', async () => {
    const series = await platform.request(`/contents/${ids.series}`);
    expect(idsOf(series.body.contents)).toEqual([ids.season]);
    const season = await platform.request(`/contents/${ids.season}`);
    expect(idsOf(season.body.contents)).toEqual(ids.episodes);
  });

  test('an episode shares the fields of its series and adds its own', async () => {
    const { body } = await platform.request(`/contents/${ids.episodes[0]}`);
    expect(body).toMatchObject({
      parent_id: ids.season,
      year: '2021',
      age: 12,
      is_free: true,
      libraries: [{ id: '4' }],
      series_title: 'Сериал',
      attribution: null,
    });
    const second = await platform.request(`/contents/${ids.episodes[1]}`);
    expect(second.body.is_free).toBe(false);
  });

  test.each([
    ['kk', 'Свободный фильм (kk)'],
    ['en', 'Свободный фильм (en)'],
  ])('wire 1.3 answers in %s', async (language, title) => {
    const { body } = await platform.request(`/contents/${ids.freeFilm}`, { language });
    expect(body.title).toBe(title);
  });

  test('spec 2 §8 lost content is marked as lost', async () => {
    const { status, body } = await platform.request(`/contents/${ids.lostFilm}`);
    expect([status, body.error_code]).toEqual([404, 'lost_content']);
  });

  test.each(['1', 'abc', '999999999999999999', "1'--", '%00', '../rows', 'x'.repeat(299)])(
    'unknown id %p is 404 or 400, never 500',
    async (key) => {
      for (const tail of ['', '/episodes', '/sources', '/similar']) {
        const { status, body } = await platform.request(`/contents/${encodeURIComponent(key)}${tail}`);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(body.status_code).toBe(status);
      }
    },
  );
});

describe('wire 4 episodes', () => {
  test.each([ids.series, ids.season, ids.episodes[1]])(
    'lists all episodes of %s in order, announced ones too',
    async (id) => {
      const { body } = await platform.request(`/contents/${id}/episodes`);
      expect(body.map((one: Record<string, unknown>) => [one.id, one.series, one.is_announcement])).toEqual([
        [ids.episodes[0], 1, false],
        [ids.episodes[1], 2, false],
        [ids.episodes[2], 3, true],
      ]);
      expect(body[0].histories).toEqual([]);
    },
  );

  test('cuts pages and filters by season', async () => {
    expect(idsOf((await platform.request(`/contents/${ids.series}/episodes?limit=1&offset=1`)).body)).toEqual(
      [ids.episodes[1]],
    );
    expect((await platform.request(`/contents/${ids.series}/episodes?season=2`)).body).toEqual([]);
    expect((await platform.request(`/contents/${ids.freeFilm}/episodes`)).body).toEqual([]);
  });
});

describe('spec 2 §2 Content page: catch-up broadcasts and similar items', () => {
  test('sources: broadcasts that can be watched again, the latest first', async () => {
    const { body } = await platform.request(`/contents/${ids.episodes[0]}/sources`);
    const [first] = body.catchups;
    // On air since half past eleven, on both channels with an archive (two others are adult and closed).
    expect(first).toMatchObject({
      channel_id: 3929,
      start_at: '2026-11-21T06:30:00Z',
      is_catchup_available: true,
    });
    const channels = new Set(body.catchups.map(({ channel_id }: { channel_id: number }) => channel_id));
    expect(channels).toEqual(new Set([3929, 10004, 10199]));
    const starts = body.catchups.map(({ timestamp }: { timestamp: number }) => timestamp);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
  });

  test('sources of a film leave out a broadcast without catch-up rights', async () => {
    const { body } = await platform.request(`/contents/${ids.freeFilm}/sources`);
    const starts = body.catchups.map(({ start_at }: { start_at: string }) => start_at);
    expect(starts).toContain('2026-11-21T05:00:00Z');
    expect(starts).not.toContain('2026-11-19T01:00:00Z');
  });

  test('similar: shares a genre or a person, never the content itself or lost content', async () => {
    const { body } = await platform.request(`/contents/${ids.freeFilm}/similar`);
    expect(idsOf(body)).toEqual([ids.series]);
    expect(idsOf((await platform.request(`/contents/${ids.episodes[0]}/similar`)).body)).toEqual([
      ids.freeFilm,
    ]);
  });
});

describe('directories', () => {
  test('wire 5.1 lists the libraries', async () => {
    const { body } = await platform.request('/libraries');
    expect(body[0]).toMatchObject({ id: 3, title: 'Таспа', cover: { color_bg: '#102030' } });
  });

  test('wire 2.11 lists genres and countries by number, named in the language of the request', async () => {
    const genres = await platform.request('/internal_genres', { language: 'en' });
    expect(genres.body[0]).toMatchObject({ id: 1, name: 'драма (en)' });
    const countries = await platform.request('/countries?limit=1');
    expect(countries.body).toEqual([{ id: 1, name: 'Казахстан', code: 'KZ' }]);
  });

  test('spec 2 §3 SEO mask', async () => {
    const { body } = await platform.request('/seo/masks');
    expect(body).toEqual([{ page_type: 'content', text_type: 'title', value: '{title} смотреть онлайн' }]);
  });

  test.each(['1', 'asel'])('finds a person by %s', async (key) => {
    const { body } = await platform.request(`/persons/${key}`);
    expect(body).toMatchObject({
      id: 1,
      slug: 'asel',
      role: 'director',
      roles: ['director', 'writer'],
      bio: 'Снимает.',
    });
  });

  test.each(['/persons/0', '/persons/99', '/persons/nobody', '/persons/1e9'])(
    'answers 404 for %s',
    async (path) => {
      expect((await platform.request(path)).status).toBe(404);
    },
  );

  test('wire 1.2 an invalid token is 401 even on public routes', async () => {
    const { status, body } = await platform.request('/libraries', { token: 'f'.repeat(40) });
    expect([status, body.status_code, body.error_code]).toEqual([401, 401, 'authentication_failed']);
  });
});
