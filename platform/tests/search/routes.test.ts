import { rows } from '../../src/db/schema/rows.ts';
import { ids, in4, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from '../catalogue/support.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  await platform.db.insert(rows).values({
    id: '641048475342006100',
    slug: 'on-air',
    title: in4('Сейчас в эфире'),
    template: 'channel',
    description: in4(''),
    htmlDescription: in4(''),
    source: { kind: 'channels', isOnAir: true, onlyWithText: true },
  });
});
beforeEach(async () => {
  viewer = await newViewer(platform);
});
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'DELETE';
const mine = (path: string, method: Method = 'GET', payload?: object) =>
  platform.request(path, { token: viewer.deviceToken, method, payload });

describe('wire 6 search/suggest', () => {
  test('suggests names in the language of the caller, the best first', async () => {
    const { status, body } = await platform.request('/search/suggest?text=FILM', { language: 'kk' });
    expect(status).toBe(200);
    expect(body.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Взрослый фильм (kk)',
      'Платный фильм (kk)',
      'Свободный фильм (kk)',
    ]);
  });

  test('a suggestion says what it is, where it is, and has its picture', async () => {
    const [channel] = (await platform.request('/search/suggest?text=перв')).body;
    expect(channel).toMatchObject({ text: 'Первый', content_type: 'channel', object_id: '3929' });
    const [person] = (await platform.request('/search/suggest?text=fctkm')).body;
    expect(person).toMatchObject({ content_type: 'person', object_id: '1' });
    const [film] = (await platform.request('/search/suggest?text=свободный')).body;
    expect(film).toMatchObject({ content_type: 'movie', object_id: ids.freeFilm });
    for (const { slug, image } of [channel, person, film]) {
      expect(slug).not.toBe('');
      expect(image).toMatch(/^http/);
    }
  });

  test('a text without letters suggests nothing', async () => {
    const { status, body } = await platform.request('/search/suggest?text=%27%3B--');
    expect([status, body]).toEqual([200, []]);
  });

  test.each(['', '?text=', '?text=%20%20'])('%p suggests popular titles', async (query) => {
    const { status, body } = await platform.request(`/search/suggest${query}`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    const isTitle = ({ content_type: type }: { content_type: string }) => ['movie', 'series'].includes(type);
    expect(body.every(isTitle)).toBe(true);
  });

  test('spec 2 §5 max 255 characters', async () => {
    expect((await platform.request(`/search/suggest?text=${'a'.repeat(255)}`)).status).toBe(200);
    for (const path of ['/search/suggest', '/search', '/esearch', '/rowsets/search', '/rows/found']) {
      expect((await platform.request(`${path}?text=${'a'.repeat(256)}`)).status).toBe(400);
    }
  });

  test('spec 2 §6 suggests nothing above a child’s age', async () => {
    await becomeChild(platform, viewer);
    expect((await mine('/search/suggest?text=фильм')).body).toMatchObject([{ text: 'Платный фильм' }]);
    expect((await mine('/search/suggest?text=ночной')).body).toEqual([]);
  });
});

describe('wire 6 results page', () => {
  test('rowset and rows with a text have the results', async () => {
    const page = await platform.request('/rowsets/search?text=свабодный');
    expect(page.body.rows.map(({ slug }: { slug: string }) => slug)).toContain('found');
    expect(idsOf((await platform.request('/rows/found?text=свабодный')).body.contents)).toEqual([
      ids.freeFilm,
    ]);
    expect(idsOf((await platform.request('/rows/faces?text=fctkm')).body.persons)).toEqual([1]);
  });

  test('the row "on air" has channels by their current programme, not by their name', async () => {
    const onAir = async (text: string) =>
      idsOf((await platform.request(`/rows/on-air?text=${encodeURIComponent(text)}`)).body.channels);
    // At noon in Almaty every available channel airs an episode of the series.
    expect(await onAir('сериал')).toEqual([3929, 10004, 5515, 10199]);
    expect(await onAir('первый')).toEqual([]);
    platform.clock.set(NOON + 3_600_000);
    expect(await onAir('сериал')).toEqual([]);
    expect((await onAir('новости')).length).toBeGreaterThan(0);
    platform.clock.set(NOON);
    expect((await platform.request('/rows/on-air')).body.channels).toEqual([]);
  });

  test.each([
    ['свободный', false],
    ['cdj,jlysq', false],
    ['свабодный', true],
    ['xyzzy', false],
  ])('says whether %p found only names like it: %p', async (text, isSimilar) => {
    const { body } = await platform.request(`/rowsets/search?text=${encodeURIComponent(text)}`);
    expect(body.is_similar).toBe(isSimilar);
  });

  test('a search without results has an empty page', async () => {
    expect((await platform.request('/rowsets/search?text=xyzzy')).body.rows).toEqual([]);
    expect((await platform.request('/rows/found?text=%20')).body.contents).toEqual([]);
  });
});

describe('wire 6 search and esearch of older clients', () => {
  test('search answers films and series as video', async () => {
    const { body } = await platform.request('/search?text=сериал');
    expect(body).toHaveLength(1);
    expect(body[0].video).toMatchObject({
      id: ids.series,
      title: 'Сериал',
      source: { id: 4, title: 'Премиум' },
    });
    expect(body[0].video.img[0].src).toMatch(/^http/);
    expect(body[0].video.source.img).toMatch(/^http/);
  });

  test('esearch adds programmes to videos', async () => {
    const { body } = await platform.request('/esearch?text=новости');
    expect(body[0].program).toMatchObject({ id: ids.news, title: 'Новости' });
    expect((await platform.request('/search?text=новости')).body).toEqual([]);
    expect((await platform.request('/esearch')).body).toEqual([]);
  });
});

describe('wire 6 search/found and the history', () => {
  const find = (text: string, more: object = {}) => mine('/search/found', 'POST', { text, ...more });

  test('stores found texts, the latest first, each text once', async () => {
    const first = await find('  Фильм ', {
      title: 'Свободный фильм',
      content_type: 'movie',
      object_id: ids.freeFilm,
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ text: 'фильм', title: 'Свободный фильм', object_id: ids.freeFilm });
    platform.clock.advance(1000);
    await find('первый', { content_type: 'channel', object_id: 3929 });
    platform.clock.advance(1000);
    await find('ФИЛЬМ', { title: 'Платный фильм' });
    const { body } = await mine('/search/history');
    expect(body.map(({ text, title }: { text: string; title: string }) => [text, title])).toEqual([
      ['фильм', 'Платный фильм'],
      ['первый', ''],
    ]);
    expect(body[1].object_id).toBe('3929');
  });

  test('keeps twenty entries', async () => {
    for (let at = 0; at < 22; at += 1) {
      await find(`text ${at}`);
      platform.clock.advance(1000);
    }
    const { body } = await mine('/search/history');
    expect(body).toHaveLength(20);
    expect([body[0].text, body[19].text]).toEqual(['text 21', 'text 2']);
  });

  test('removes one by its id, then all; a stranger cannot', async () => {
    const { id } = (await find('раз')).body;
    await find('два');
    const stranger = await newViewer(platform);
    const path = `/search/history/${id}`;
    expect((await platform.request(path, { token: stranger.deviceToken, method: 'DELETE' })).status).toBe(
      404,
    );
    expect((await mine(path, 'DELETE')).status).toBe(204);
    expect((await mine(path, 'DELETE')).status).toBe(404);
    expect((await mine('/search/history')).body).toHaveLength(1);
    expect((await mine('/search/history', 'DELETE')).status).toBe(204);
    expect((await mine('/search/history')).body).toEqual([]);
  });

  test('each profile has its own history; requires a token', async () => {
    await find('взрослое');
    await becomeChild(platform, viewer);
    // A token is cached for some seconds with its data.
    platform.clock.advance(60_000);
    expect((await mine('/search/history')).body).toEqual([]);
    expect((await platform.request('/search/history')).status).toBe(401);
    expect((await platform.request('/search/found', { method: 'POST', payload: { text: 'x' } })).status).toBe(
      401,
    );
  });

  test.each([{}, { text: '' }, { text: '   ' }, { text: 'a'.repeat(256) }, { text: 'a', object_id: {} }])(
    '%p is refused with 400',
    async (payload) => {
      expect((await mine('/search/found', 'POST', payload)).status).toBe(400);
    },
  );
});
