import { PlatformMetrics } from '../../src/metrics/metrics.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const FILMS = 'novinki-641048475342005896';

describe('spec 1 §9: public reads of the catalogue', () => {
  const metrics = new PlatformMetrics();
  let platform: TestPlatform;
  let film: { id: string };
  let person: { id: string };
  let rowset: { id: string };
  let channel: { id: number };
  beforeAll(async () => {
    platform = await testPlatform({ contents: 'full', metrics });
    const read = async (path: string) => (await platform.app.inject(path)).json();
    [film] = (await read(`/v2/rows/${FILMS}?limit=1`)).contents;
    [person] = await read('/v2/persons');
    [rowset] = await read('/v2/rowsets');
    [channel] = await read('/v2/channels/free_list');
  });
  afterAll(() => platform.close());

  const hits = async () =>
    Number(/answer_cache_reads_total\{result="hit"\} (\d+)/.exec(await metrics.registry.metrics())?.[1] ?? 0);

  test.each([
    ['the list of channels', () => '/v2/channels/channel_list?includes=current_schedules'],
    ['free channels', () => '/v2/channels/free_list'],
    ['a schedule', () => `/v2/channels/${channel.id}/schedule`],
    ['categories of channels', () => '/v2/channels/category_list'],
    ['a title', () => `/v2/contents/${film.id}`],
    ['episodes', () => `/v2/contents/${film.id}/episodes`],
    ['broadcasts of a title', () => `/v2/contents/${film.id}/sources`],
    ['similar titles', () => `/v2/contents/${film.id}/similar`],
    ['a person', () => `/v2/persons/${person.id}`],
    ['the pages of rows', () => '/v2/rowsets'],
    ['one page of rows', () => `/v2/rowsets/${rowset.id}`],
    ['genres', () => '/v2/internal_genres'],
  ])('%s: the same request is answered from the cache', async (_, path) => {
    const first = await platform.app.inject(path());
    expect(first.statusCode).toBe(200);
    const before = await hits();
    const second = await platform.app.inject(path());
    expect(second.body).toBe(first.body);
    expect((await hits()) - before).toBe(1);
  });
});
