import { ids, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';

type Entry = Record<'timestamp' | 'duration' | 'real_timestamp' | 'real_duration', number> &
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asserts
  Record<string, any>;

const now = NOON / 1000;
const DAY = 86_400;
const midnight = now - DAY / 2;

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
afterAll(() => platform.close());

const schedule = async (query: string, channel = 3929): Promise<Entry[]> =>
  (await platform.request(`/channels/${channel}/content_schedule?${query}`)).body;

describe('wire 3 GET /v2/channels/{id}/content_schedule', () => {
  test('without a window: the whole of today, without gaps', async () => {
    const entries = await schedule('');
    expect(entries[0]?.timestamp).toBeLessThanOrEqual(midnight);
    expect((entries[0]?.timestamp ?? 0) + (entries[0]?.duration ?? 0)).toBeGreaterThan(midnight);
    entries.slice(1).forEach((entry, at) => {
      const before = entries[at] as Entry;
      expect(entry.timestamp).toBe(before.timestamp + before.duration);
      expect(entry.real_timestamp).toBe(before.real_timestamp + before.real_duration);
    });
    const last = entries.at(-1) as Entry;
    expect(last.timestamp + last.duration).toBeGreaterThanOrEqual(midnight + DAY);
  });

  test('an entry describes the programme and whether catch-up is possible', async () => {
    const [entry] = await schedule(`start=${now}&end=${now + 1}`);
    expect(entry).toMatchObject({
      channel_id: 3929,
      time: '11:30:00',
      date: '2026-11-21',
      start_at: '2026-11-21T06:30:00Z',
      content: { id: ids.series, title: 'Сериал' },
      content_episode: { id: ids.episodes[0], season: 1, series: 1, title: 'Серия 1' },
      content_id: ids.episodes[0],
      content_type: 'episode',
      parent_id: ids.season,
      is_catchup_available: true,
      motion_rating: { text: '12+' },
      histories: [],
    });
  });

  test('a window of hours includes a programme that only overlaps it', async () => {
    const entries = await schedule(`start=${now}&end=${now + 3600}`);
    expect(entries.map(({ time }) => time)).toEqual(['11:30:00', '12:15:00']);
  });

  test('accepts a date with or without padding, and cuts by limit and offset', async () => {
    const day = await schedule('date=2026-11-20');
    expect(await schedule('date=2026-11-20&limit=2&offset=1')).toEqual(day.slice(1, 3));
    platform.clock.set(Date.UTC(2026, 0, 6, 7));
    expect((await schedule('date=2026-1-5')).length).toBeGreaterThan(20);
    platform.clock.set(NOON);
  });

  test('reaches back only as far as the archive of the channel', async () => {
    const [oldest] = await schedule(`start=${now - 30 * DAY}&end=${now}`, 10004);
    const bound = now - 3 * DAY;
    expect(oldest?.real_timestamp).toBeLessThanOrEqual(bound);
    expect((oldest?.real_timestamp ?? 0) + (oldest?.real_duration ?? 0)).toBeGreaterThan(bound);
    expect((await schedule('', 5515))[0]?.time).toBe('11:30:00');
  });

  test('reaches ahead only as far as the schedule is announced', async () => {
    const entries = await schedule(`start=${now}&end=${now + 300 * DAY}`);
    expect(entries.at(-1)?.timestamp).toBeLessThan(now + 4 * DAY);
    expect(await schedule(`start=${now + 200 * DAY}&end=${now + 201 * DAY}`)).toEqual([]);
  });

  test('spec 2 §4 a programme banned by the rights holder has no catch-up', async () => {
    const entries = await schedule('date=2026-11-19');
    const banned = entries.filter(({ is_catchup_available }) => !is_catchup_available);
    expect(banned.map(({ time, is_catchup_banned }) => [time, is_catchup_banned])).toEqual([
      ['06:00:00', true],
    ]);
  });

  test.each(['date=tomorrow', 'date=2026-02-30', 'start=x', 'end=-1', 'start=1e99', 'limit=101'])(
    'answers 400 for %s',
    async (query) => {
      for (const tail of ['content_schedule', 'schedule']) {
        const { status, body } = await platform.request(`/channels/3929/${tail}?${query}`);
        expect([status, body.error_code]).toEqual([400, 'invalid']);
      }
    },
  );
});

describe('wire 10.12 GET /v2/channels/{id}/schedule for older clients', () => {
  test('the answer without a date contains the programme on air, with integer times and pictures', async () => {
    const { body } = await platform.request('/channels/3929/schedule');
    const onAir = body.find((one: Entry) => one.timestamp <= now && one.timestamp + one.duration > now);
    expect(onAir.program.title).toBe('Сериал');
    expect(onAir.episode).toMatchObject({ season: 1, series: 1 });
    for (const entry of body) {
      for (const key of ['timestamp', 'real_timestamp', 'duration', 'real_duration']) {
        expect(Number.isInteger(entry[key])).toBe(true);
      }
      expect(entry.img.src).toMatch(/^http/);
      expect(entry.program.img.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('spec 2 §3 category 2 means series; a film has no episode', async () => {
    const { body } = await platform.request('/channels/3929/schedule');
    const kinds = new Set(body.map((one: Entry) => `${one.program.category.id} ${one.episode === null}`));
    expect(kinds).toEqual(new Set(['1 true', '2 false', '3 true']));
  });
});

describe('wire 3 Programs', () => {
  test('GET /v2/programs/{id} describes the programme', async () => {
    const { body } = await platform.request(`/programs/${ids.series}`);
    expect(body).toMatchObject({
      id: ids.series,
      title: 'Сериал',
      rating_imdb: '7.9',
      rating_kinopoisk: null,
    });
    expect(new Set(body.archived_channel_ids)).toEqual(new Set([3929, 10004, 10199]));
    expect(body.is_catchup_available).toBe(true);
  });

  test('GET /v2/programs/{id}/schedule lists broadcasts by time, each with its channel', async () => {
    const { body } = await platform.request(`/programs/${ids.news}/schedule`);
    expect(body).toHaveLength(100);
    expect(body[0].channel.name).toBeTruthy();
    const times = body.map(({ timestamp }: Entry) => timestamp);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test.each(['0', 'nothing', '111111111111111111'])('answers 404 for programs/%s', async (id) => {
    expect((await platform.request(`/programs/${id}`)).status).toBe(404);
    expect((await platform.request(`/programs/${id}/schedule`)).status).toBe(404);
  });
});
