import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from '../catalogue/support.ts';

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
afterAll(() => platform.close());

const request = (path: string) => platform.request(path);

describe('wire 8 filters of programmes and videos', () => {
  test('lists categories with fixed numbers and the genres that occur in them', async () => {
    const { body } = await request('/programs/filters?version=2.5');
    expect(idsOf(body)).toEqual([5000, 6000, 8000]);
    expect(body[0]).toEqual({ id: 5000, name: 'Фильмы', filters: [{ id: 50_000_001, name: 'драма' }] });
    const videos = await platform.request('/videos/filters?version=2.5', { language: 'uz' });
    expect(videos.body[1]).toMatchObject({ id: 6000, name: 'Seriallar' });
  });
});

test.each(['program', 'video'])(
  'wire 8: a genre of one category never lists a %s of another',
  async (kind) => {
    const categories = (await request(`/${kind}s/filters?version=2.5`)).body;
    for (const { id, filters } of categories) {
      const inCategory = idsOf((await request(`/${kind}s?filters=${id}`)).body);
      for (const filter of filters) {
        const found = idsOf((await request(`/${kind}s?filters=${filter.id}`)).body);
        expect(found.length).toBeGreaterThan(0);
        expect(inCategory).toEqual(expect.arrayContaining(found));
      }
    }
  },
);

describe('wire 8 programs and videos', () => {
  test('programs are titles on channels, videos are titles of a library', async () => {
    expect(idsOf((await request('/programs')).body).sort()).toEqual(
      [ids.freeFilm, ids.series, ids.news].sort(),
    );
    expect(idsOf((await request('/videos')).body)).toEqual([
      ids.series,
      ids.soonFilm,
      ids.adultFilm,
      ids.paidFilm,
      ids.freeFilm,
    ]);
  });

  test.each([
    ['/videos?filters=6000', [ids.series]],
    ['/videos?filters=60000001', [ids.series]],
    ['/videos?filters=50000001', [ids.freeFilm]],
    ['/videos?filters=50000003', [ids.soonFilm, ids.adultFilm]],
    ['/videos?filters=5000,1', [ids.freeFilm]],
    ['/videos?categories=5000&filters=3', [ids.soonFilm, ids.adultFilm]],
    ['/videos?filters=5000&limit=1&offset=1', [ids.adultFilm]],
    ['/videos?search=svobodnyi', [ids.freeFilm]],
    ['/programs?filters=8000', [ids.news]],
    ['/programs?search=новасти', [ids.news]],
    ['/videos?filters=x', [ids.series, ids.soonFilm, ids.adultFilm, ids.paidFilm, ids.freeFilm]],
    ['/videos?filters=77', []],
  ])('%s', async (path, expected) => {
    expect(idsOf((await request(path)).body)).toEqual(expected);
  });

  test('programs and videos have pictures in sizes, programs have genres', async () => {
    const [program] = (await request('/programs?filters=5000')).body;
    expect(program.img.length).toBeGreaterThanOrEqual(2);
    expect(program.genres).toMatchObject([{ id: 1, name: 'драма' }]);
    const [video] = (await request('/videos?filters=6000')).body;
    expect(video.cover).toMatch(/^http/);
    expect(video.icon).toMatch(/^http/);
  });

  test('a series lists its episodes, without announced ones', async () => {
    const { body } = await request(`/videos/${ids.series}`);
    expect(
      body.episodes.map(({ id, list_title }: { id: string; list_title: string }) => [id, list_title]),
    ).toEqual([
      [ids.episodes[0], '1×1. Серия 1'],
      [ids.episodes[1], '1×2. Серия 2'],
    ]);
    expect((await request(`/videos/${ids.freeFilm}`)).body.episodes).toEqual([]);
  });

  test.each([
    [`/videos/${ids.news}`, 404, 'not_found'],
    [`/videos/${ids.lostFilm}`, 404, 'lost_content'],
    ['/videos/1', 404, 'not_found'],
    ['/videos/x', 404, 'not_found'],
  ])('%s answers %i %s', async (path, status, code) => {
    const answer = await request(path);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });
});

describe('wire 8 filters main_3.0', () => {
  test('lists the rows of the home page that such a client can show', async () => {
    const { body } = await request('/filters?version=main_3.0');
    expect(body).toEqual([
      { id: '641048475342005890', name: 'Промо', type: 'video', template: 'promo-wide' },
      { id: ids.novinki, name: 'Новинки', type: 'video', template: 'vod' },
    ]);
  });

  test('answers one of them with its items, as an array of one', async () => {
    const { body } = await request(`/filters/${ids.novinki}`);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ template: 'vod', type: 'video', programs: [], promo_wides: [] });
    expect(idsOf(body[0].videos)).toContain(ids.freeFilm);
    const promo = (await request('/filters/641048475342005890')).body[0];
    expect(promo.promo_wides[0].images[0]).toMatchObject({ type: 'wide' });
    expect(promo.promo_wides[0].destination).toMatchObject({ type: 'content', id: ids.freeFilm });
    expect((await request('/filters/none')).status).toBe(404);
  });
});

test('wire 8 persons answers an array', async () => {
  const { body } = await request('/persons');
  expect(idsOf(body)).toEqual([1, 2]);
});
