import type { TSchema } from 'typebox';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import * as shapes from '../support/provider-shapes.ts';
import { personSession, type TestSession } from '../support/session.ts';

/** The differences of shared objects, line by line: facts/provider-api.md section 5. P12 is in session/grades.test.ts. */

const FREE = 3929;

let platform: TestPlatform;
let person: TestSession;
/** Of a channel that is in packets only. */
let paid: number;
let series: string;

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  person = await personSession(platform.app);
  const all: { id: number; is_free: boolean; is_adult: boolean }[] = await ask('/channels/channel_list');
  paid = all.find(({ is_free, is_adult }) => !is_free && !is_adult)?.id ?? 0;
  series = (await ask('/programs?filters=6000'))[0].id;
});
afterAll(() => platform.close());

// biome-ignore lint/suspicious/noExplicitAny: every answer is held against a shape
type Answer = any;

async function send(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
  const url = `/v2${path}${path.includes('?') ? '&' : '?'}access_token=${person.deviceToken}`;
  const answer = await platform.app.inject({ method, url, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
const ask = (path: string) => send('GET', path);

/** Never empty: a list without items would have every shape. */
async function filled(path: string): Promise<Answer> {
  const answer = await ask(path);
  if (Array.isArray(answer) && answer.length === 0) throw new Error(`${path} is empty`);
  return answer;
}

type Row = [what: string, shape: TSchema, answer: () => Promise<Answer>];

const channels: Row[] = [
  ['P1: /channels/{id}, with what is on', shapes.channelPage, () => filled(`/channels/${FREE}`)],
  ['P2: /channels', shapes.listedChannel, () => filled('/channels')],
  ['P2: /users/self/channels', shapes.listedChannel, () => filled('/users/self/channels')],
  [
    'P3: channels of /channels/{id}/quick_sales_packets',
    shapes.offer,
    () => filled(`/channels/${paid}/quick_sales_packets`),
  ],
  [
    'P4: channels of /packets?includes=channels',
    shapes.shortChannel,
    async () => (await filled('/packets?includes=channels')).flatMap((one: Answer) => one.channels),
  ],
  ['P4: channels of one packet', shapes.shortChannel, async () => (await filled('/packets/82')).channels],
  ['P9: /channels/{id}/schedule', shapes.entry, () => filled(`/channels/${FREE}/schedule`)],
  ['P9: /programs/{id}/schedule', shapes.entry, () => filled(`/programs/${series}/schedule`)],
  ['P10, F7: /programs/{id}', shapes.program, () => filled(`/programs/${series}`)],
  ['P10, F7: /programs', shapes.program, () => filled('/programs')],
  ['F5: /channels/categories', shapes.category, () => filled('/channels/categories')],
  [
    'F5: /channels/channel_list',
    shapes.channelListChannel,
    () => filled('/channels/channel_list?includes=current_schedules'),
  ],
  ['F5: /channels/free_list', shapes.channelListChannel, () => filled('/channels/free_list')],
  ['4.7: /channels/category_list', shapes.categoryList, () => filled('/channels/category_list')],
  ['4.7: /users/self/channel_list', shapes.userChannel, () => filled('/users/self/channel_list')],
  [
    '4.8: /channels/{id}/content_schedule',
    shapes.contentEntry,
    () => filled(`/channels/${FREE}/content_schedule`),
  ],
];

test.each(channels)('provider-api %s', async (_what, shape, answer) => {
  expect(shapes.differences(await answer(), shape)).toEqual([]);
});

test('provider-api P2: with includes=current_schedules both lists say what is on', async () => {
  const [{ current_schedule: onAir }] = await filled(
    '/channels/channel_list?includes=current_schedules&limit=1',
  );
  for (const path of ['/channels', '/users/self/channels']) {
    expect((await filled(path))[0].current_schedule).toBeNull();
    expect((await filled(`${path}?includes=current_schedules`))[0].current_schedule).toEqual(onAir);
  }
});

test('provider-api P1, P10: favourites, ratings and progress are the caller’s, and nobody’s without a token', async () => {
  const { id: channelFavourite } = await send('POST', '/users/self/favorites', { channel_id: FREE });
  const { current_schedule: onAir } = await ask(`/channels/${FREE}`);
  const { id } = onAir.program;
  const favourite = await send('POST', '/users/self/favorites', { content_id: id });
  await send('POST', '/users/self/ratings', { content_id: id, rating: 9 });
  const own = { favorite: { id: favourite.id }, user_rating: { rating: '9.0' } };
  expect(await ask(`/channels/${FREE}`)).toMatchObject({
    ...{ is_favored: true, favorite: { id: channelFavourite } },
    current_schedule: { program: own },
  });
  expect(await ask(`/programs/${id}`)).toMatchObject(own);
  const nobody = (await platform.app.inject(`/v2/channels/${FREE}`)).json();
  expect(nobody).toMatchObject({ is_favored: false, favorite: null, is_purchased: true });
  expect(nobody.current_schedule.program).toMatchObject({ favorite: null, user_rating: null });
});

test('provider-api P10: archive_expired_at is the end of the archive of that broadcast, or of the latest one', async () => {
  const { archived_days } = await ask(`/channels/${FREE}`);
  const [first] = await filled(`/channels/${FREE}/schedule`);
  const expected = new Date((first.real_timestamp + archived_days * 86_400) * 1000);
  expect(first.program.archive_expired_at).toBe(expected.toISOString().replace('.000', ''));
  const { archive_expired_at } = await ask(`/programs/${first.program.id}`);
  expect(archive_expired_at >= first.program.archive_expired_at).toBe(true);
});

test('provider-api P3: libraries of /contents/{id}/quick_sales_packets', async () => {
  const all = await filled('/videos?limit=100');
  const sold = all.filter((one: Answer) => !one.is_free).slice(0, 5);
  const offers = (
    await Promise.all(sold.map(({ id }: Answer) => ask(`/contents/${id}/quick_sales_packets`)))
  ).flat();
  expect(offers.flatMap((one: Answer) => one.target_available_at.libraries).length).toBeGreaterThan(0);
  expect(shapes.differences(offers, shapes.offer)).toEqual([]);
});
