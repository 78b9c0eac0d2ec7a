import { NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from '../catalogue/support.ts';
import { becomeChild, newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let guest: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  guest = await newViewer(platform, { isGuest: true });
});
afterAll(() => platform.close());

describe('wire 3 GET /v2/channels/channel_list', () => {
  test('lists all channels in the order of the provider, with schedules only when requested', async () => {
    const { body } = await platform.request('/channels/channel_list?channels_version=2');
    expect(idsOf(body)).toEqual([3929, 10004, 5515, 10199, 4833]);
    expect(body[0]).toMatchObject({
      id: 3929,
      num: 1,
      name: 'Первый',
      slug: 'perviy',
      is_hd: true,
      archived_days: 7,
      is_free: true,
    });
    expect(body[0]).not.toHaveProperty('current_schedule');
    expect(body[0]).not.toHaveProperty('next_schedule');
  });

  test('wire 10.8 cover is an object of addresses', async () => {
    const { body } = await platform.request('/channels/channel_list');
    for (const { cover, icon } of body) {
      expect(Object.keys(cover)).toEqual(['full', 'bg', 'color_bg', 'light_bg', 'dark_bg']);
      for (const address of [...Object.values(cover), icon]) expect(address).toMatch(/^http:\/\/.+\/img\//);
    }
  });

  test('screen_url is the address of pictures of what is on; a channel for adults and one that is not available have none', async () => {
    const { body } = await platform.request('/channels/channel_list');
    const known = (
      body as { id: number; screen_url: string | null; is_adult: boolean; is_available: boolean }[]
    ).map(({ id, screen_url, is_adult, is_available }) => [
      id,
      screen_url?.replace(/^http:\/\/[^/]+/, '') ?? null,
      is_adult || !is_available,
    ]);
    expect(known.filter(([, , isWithout]) => isWithout)).not.toEqual([]);
    for (const [id, address, isWithout] of known)
      expect([id, address]).toEqual([id, isWithout ? null : `/thumb/live/${id}`]);
  });

  test('includes=current_schedules adds the programme on air, with integer times', async () => {
    const { body } = await platform.request('/channels/channel_list?includes=current_schedules');
    const { current_schedule: now } = body[0];
    expect(now).toMatchObject({
      channel_id: 3929,
      date: '2026-11-21',
      time: '11:30:00',
      timestamp: NOON / 1000 - 1800,
      duration: 2700,
      content: { title: 'Сериал', age: 12 },
      content_episode: { season: 1, series: 1, title: 'Серия 1' },
    });
    expect(now.id).toMatch(/^803929\d{12}$/);
    expect(now.real_timestamp).toBeLessThanOrEqual(now.timestamp);
    // wire 9: a plain address in schedules.
    expect(typeof now.content.cover).toBe('string');
  });

  test('and the one that follows it without a gap', async () => {
    const { body } = await platform.request('/channels/channel_list?includes=current_schedules');
    const { current_schedule: now, next_schedule: next } = body[0];
    const { body: day } = await platform.request(`/channels/${body[0].id}/content_schedule`);
    const after = (
      day as { timestamp: number; duration: number; content: { id: string; title: string } }[]
    ).find(({ timestamp }) => timestamp === now.timestamp + now.duration);
    expect(next).toMatchObject({
      timestamp: after?.timestamp,
      duration: after?.duration,
      content: { id: after?.content.id, title: after?.content.title },
    });
  });

  test('search, order and pages', async () => {
    const list = async (query: string) =>
      idsOf((await platform.request(`/channels/channel_list?${query}`)).body);
    expect(await list('search=pervyy')).toEqual([3929]);
    expect(await list('search=НТВ')).toEqual([10004]);
    expect(await list('order=id')).toEqual([3929, 4833, 5515, 10004, 10199]);
    expect(await list('order=-id&limit=2')).toEqual([10199, 10004]);
    for (const unknown of ['valueOf', '__proto__'])
      expect(await list(`order=${unknown}`)).toEqual(await list(''));
    expect(await list('limit=2&offset=1')).toEqual([10004, 5515]);
  });

  test('free_list lists channels that are free and available', async () => {
    expect(idsOf((await platform.request('/channels/free_list')).body)).toEqual([3929, 5515, 10199]);
  });

  test('the first entry of category_list holds all channels', async () => {
    const { body } = await platform.request('/channels/category_list', { language: 'en' });
    expect(body[0]).toMatchObject({
      id: 1,
      name: 'Все каналы (en)',
      channels: [3929, 10004, 5515, 10199, 4833],
      tags: { all_channels: true, startup: true, is_adult: false },
    });
    expect(body[1]).toMatchObject({ slug: 'kids', channels: [3929] });
  });
});

describe('wire 3 GET /v2/channels/{id}', () => {
  test.each(['3929', 'perviy'])('finds a channel by %s', async (key) => {
    const { body } = await platform.request(`/channels/${key}`);
    expect(body).toMatchObject({ id: 3929, category_ids: [7], hd: true, ar: '16:9', blackouts: [] });
    expect(body.current_schedule.content.title).toBe('Сериал');
  });

  test('spec 2 §4 Blackout: lists the windows of this week and the next, without past ones', async () => {
    const hours = async () =>
      (await platform.request('/channels/5515')).body.blackouts.map(
        ({ from, to }: { from: number; to: number }) => [
          Math.round((from - NOON / 1000) / 3600),
          Math.round((to - NOON / 1000) / 3600),
        ],
      );
    expect(await hours()).toEqual([
      [1, 2],
      [169, 170],
    ]);
    platform.clock.advance(3 * 3_600_000);
    expect(await hours()).toEqual([[169, 170]]);
    platform.clock.set(NOON);
  });

  test.each(['1', 'nobody', '0', '-1', '99999999999999999999', '%2e%2e'])(
    'answers 404 for %s',
    async (key) => {
      for (const tail of ['', '/schedule', '/content_schedule']) {
        const { status, body } = await platform.request(`/channels/${key}${tail}`);
        expect([status, body.error_code]).toEqual([404, 'not_found']);
      }
    },
  );
});

describe('wire 3 GET /v2/users/self/channel_list', () => {
  const list = async (session: Viewer) =>
    (await platform.request('/users/self/channel_list', { token: session.deviceToken })).body;

  test('checks the token: 401 without one', async () => {
    const { status, body } = await platform.request('/users/self/channel_list');
    expect([status, body.status_code]).toEqual([401, 401]);
  });

  test('a guest has the free channels; the price is the lowest that opens the channel for a viewer without packets', async () => {
    const [free, paid, , , closed] = await list(guest);
    expect(free).toMatchObject({
      id: 3929,
      is_purchased: true,
      available_archived_days: 7,
      min_price: '0.00',
    });
    expect(free).toMatchObject({ favorite: null, is_hidden: false, is_available: true, access_error: '' });
    expect(paid).toMatchObject({
      id: 10004,
      is_purchased: false,
      available_archived_days: 0,
      // The cheaper packet is an additional one without a matching base packet.
      min_price: '1990.00',
    });
    expect(closed).toMatchObject({ is_available: false, access_error: 'Канал на профилактике' });
  });

  test('a subscription opens its channels while it runs', async () => {
    const person = await newViewer(platform);
    await subscribe(platform, person, 80, { hours: 1 });
    expect((await list(person))[1]).toMatchObject({ is_purchased: true, available_archived_days: 3 });
    platform.clock.advance(3_600_000);
    expect((await list(person))[1]).toMatchObject({ is_purchased: false });
    platform.clock.set(NOON);
  });

  test('spec 2 §6 Child profile: channels up to age 12, the others are hidden', async () => {
    const person = await newViewer(platform);
    await becomeChild(platform, person);
    const hidden = (await list(person)).filter(({ is_hidden }: { is_hidden: boolean }) => is_hidden);
    expect(idsOf(hidden)).toEqual([10199]);
    const open = await platform.request('/channels/channel_list', { token: person.deviceToken });
    expect(idsOf(open.body)).not.toContain(10199);
    const refused = await platform.request('/channels/10199/stream', { token: person.deviceToken });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'permission_denied']);
  });
});

describe('wire 3 lists of older clients', () => {
  test.each(['/channels', '/users/self/channels'])(
    '%s: one object joins card and viewer state, with icon and num',
    async (path) => {
      const { body } = await platform.request(path, { token: guest.deviceToken });
      expect(body[0]).toMatchObject({
        id: 3929,
        num: 1,
        hd: true,
        ar: '16:9',
        real_archived_days: 7,
        is_purchased: true,
        is_favored: false,
        access_errors: [],
      });
      expect(body[0].icon).toMatch(/^http/);
      expect(body[4].access_errors).toEqual(['Канал на профилактике']);
    },
  );

  test('the first entry of /channels/categories holds all channels in full', async () => {
    const { body } = await platform.request('/channels/categories?includes=images.whiteback');
    expect(idsOf(body[0].channels)).toEqual([3929, 10004, 5515, 10199, 4833]);
    expect(body[0].images[0].itype).toBe('whiteback');
    expect(idsOf(body[1].channels)).toEqual([3929]);
  });

  test.each(['/users/self/channels', '/users/self/channels/categories'])(
    '%s requires a token',
    async (path) => {
      expect((await platform.request(path)).status).toBe(401);
    },
  );
});
