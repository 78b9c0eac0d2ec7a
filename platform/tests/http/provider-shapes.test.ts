import type { TSchema } from 'typebox';
import { messages } from '../../src/db/schema/notices.ts';
import { entityLicences } from '../../src/db/schema/subscriptions.ts';
import { defaultProvider } from '../../src/session/provider.ts';
import { issueProviderToken } from '../../src/session/provider-token.ts';
import { refill } from '../commerce/wallet.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import * as shapes from '../support/provider-shapes.ts';
import { personSession, type TestSession } from '../support/session.ts';

/** The differences of shared objects, line by line: provider-api 5. */

const FREE = 3929;
/** Gives money and has no conditions. */
const PROMO_KEY = 'BALANS500';

let platform: TestPlatform;
/** Owns nothing yet. */
let person: TestSession;
/** Owns a packet, a future packet, a rented title and a used promo key. */
let customer: TestSession;
/** A channel that needs a packet. */
let paid: number;
let series: string;

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  person = await personSession(platform.app);
  const all: { id: number; is_free: boolean; is_adult: boolean }[] = await request('/channels/channel_list');
  paid = all.find(({ is_free, is_adult }) => !is_free && !is_adult)?.id ?? 0;
  series = (await request('/programs?filters=6000'))[0].id;
  customer = await newCustomer();
});
afterAll(() => platform.close());

async function newCustomer(): Promise<TestSession> {
  const { app, db, clock } = platform;
  const session = await personSession(app);
  const { userId } = session;
  await refill(db, userId, '9000.00', clock.now());
  for (const packetId of [82, 81])
    await send('POST', '/users/self/subscriptions', { packet_id: packetId }, session);
  await send('POST', '/users/self/promokeys', { key: PROMO_KEY }, session);
  const at = (hours: number) => new Date(clock.now() + hours * 3_600_000);
  await db.insert(entityLicences).values({ userId, contentId: series, purchasedAt: at(0), endAt: at(48) });
  return session;
}

// biome-ignore lint/suspicious/noExplicitAny: every answer is compared with a shape
type Answer = any;

async function send(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { deviceToken }: TestSession = person,
): Promise<Answer> {
  const url = `/v2${path}${path.includes('?') ? '&' : '?'}access_token=${deviceToken}`;
  const answer = await platform.app.inject({ method, url, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
const request = (path: string, session?: TestSession) => send('GET', path, undefined, session);

/** Never empty: a list without items would match every shape. */
async function filled(path: string, session?: TestSession): Promise<Answer> {
  const answer = await request(path, session);
  if (Array.isArray(answer) && answer.length === 0) throw new Error(`${path} is empty`);
  return answer;
}

type Row = [what: string, shape: TSchema, answer: () => Promise<Answer>];

const channels: Row[] = [
  ['provider-api P1: /channels/{id}, with what is on', shapes.channelPage, () => filled(`/channels/${FREE}`)],
  ['provider-api P2: /channels', shapes.listedChannel, () => filled('/channels')],
  ['provider-api P2: /users/self/channels', shapes.listedChannel, () => filled('/users/self/channels')],
  [
    'provider-api P3: channels of /channels/{id}/quick_sales_packets',
    shapes.offer,
    () => filled(`/channels/${paid}/quick_sales_packets`),
  ],
  [
    'provider-api P4: channels of /packets?includes=channels',
    shapes.shortChannel,
    async () => (await filled('/packets?includes=channels')).flatMap((one: Answer) => one.channels),
  ],
  [
    'provider-api P4: channels of one packet',
    shapes.shortChannel,
    async () => (await filled('/packets/82')).channels,
  ],
  ['provider-api P9: /channels/{id}/schedule', shapes.entry, () => filled(`/channels/${FREE}/schedule`)],
  ['provider-api P9: /programs/{id}/schedule', shapes.entry, () => filled(`/programs/${series}/schedule`)],
  ['provider-api P10, F7: /programs/{id}', shapes.program, () => filled(`/programs/${series}`)],
  ['provider-api P10, F7: /programs', shapes.program, () => filled('/programs')],
  ['provider-api F5: /channels/categories', shapes.category, () => filled('/channels/categories')],
  [
    'provider-api F5: /channels/channel_list',
    shapes.channelListChannel,
    () => filled('/channels/channel_list?includes=current_schedules'),
  ],
  ['provider-api F5: /channels/free_list', shapes.channelListChannel, () => filled('/channels/free_list')],
  ['provider-api 4.7: /channels/category_list', shapes.categoryList, () => filled('/channels/category_list')],
  [
    'provider-api 4.7: /users/self/channel_list',
    shapes.userChannel,
    () => filled('/users/self/channel_list'),
  ],
  [
    'provider-api 4.8: /channels/{id}/content_schedule',
    shapes.contentEntry,
    () => filled(`/channels/${FREE}/content_schedule`),
  ],
];

const money: Row[] = [
  ['provider-api P5 to P8, F1: /packets', shapes.packet, () => filled('/packets')],
  [
    'provider-api P5, P6: /packets?includes=…',
    shapes.packet,
    () => filled('/packets?includes=availables,includes'),
  ],
  ['provider-api P5, P6: one packet', shapes.packet, () => filled('/packets/82')],
  ['provider-api P5, P6: /promopackets', shapes.packet, () => filled('/promopackets')],
  ['provider-api P5, P6: /channels/{id}/packets', shapes.packet, () => filled(`/channels/${paid}/packets`)],
  [
    'provider-api P5, P6: packets of /providers/{id}/info',
    shapes.packet,
    async () => (await request('/providers/almatv/info')).bundles,
  ],
  ['provider-api P7: /packets/flat', shapes.flatPacket, () => filled('/packets/flat')],
  [
    'provider-api F2, F3: /packets/{id}/purchases',
    shapes.purchaseType,
    () => filled('/packets/82/purchases'),
  ],
  ['provider-api F2, F3: with a trial open', shapes.purchaseType, () => filled('/packets/81/purchases')],
  [
    'provider-api F2, F3: /packets/{id}/purchaseperiods',
    shapes.purchasePeriod,
    () => filled('/packets/82/purchaseperiods'),
  ],
  [
    'provider-api P5, P6: /users/self/subscriptions/current',
    shapes.subscription,
    () => filled('/users/self/subscriptions/current', customer),
  ],
  ['provider-api P5, P6: /users/self/futures', shapes.future, () => filled('/users/self/futures', customer)],
  ['provider-api 4.3: /users/self/accounts', shapes.account, () => filled('/users/self/accounts', customer)],
];

const own: Row[] = [
  ['provider-api F4: /users/self/messages', shapes.message, () => filled('/users/self/messages', customer)],
  [
    'provider-api F4: /users/self/profiles',
    shapes.userProfile,
    () => filled('/users/self/profiles', customer),
  ],
  ['provider-api F4: /users/self/profile', shapes.userProfile, () => filled('/users/self/profile', customer)],
  ['provider-api F4: /users/self/devices', shapes.device, () => filled('/users/self/devices', customer)],
  [
    'provider-api F6: /users/self/promokeys',
    shapes.userPromoKey,
    () => filled('/users/self/promokeys', customer),
  ],
  [
    'provider-api 4.6: /users/self/entity_licenses',
    shapes.licence,
    () => filled('/users/self/entity_licenses', customer),
  ],
];

const titles: Row[] = [
  ['/contents/{id}', async () => [await request(`/contents/${series}`)]],
  ['/rows/{id}', async () => (await request('/rows/novinki-641048475342005896')).contents],
  ['/contents/{id}/similar', () => filled(`/contents/${series}/similar`)],
  ['/programs/{id}', async () => [await request(`/programs/${series}`)]],
  ['/channels/{id}/content_schedule', () => filled(`/channels/${FREE}/content_schedule`)],
  ['/channels/{id}/stream', async () => [await request(`/channels/${FREE}/stream`)]],
].map(([where, answer]) => [
  `provider-api P11: motion_rating of ${where}`,
  shapes.motionRating,
  async () => (await (answer as () => Promise<Answer>)()).map((one: Answer) => one.motion_rating),
]) as Row[];

test.each([...channels, ...money, ...own, ...titles])('provider-api %s', async (_what, shape, answer) => {
  expect(shapes.differences(await answer(), shape)).toEqual([]);
});

test('provider-api P2: with includes=current_schedules both lists have the programme on air', async () => {
  const [{ current_schedule: onAir }] = await filled(
    '/channels/channel_list?includes=current_schedules&limit=1',
  );
  for (const path of ['/channels', '/users/self/channels']) {
    expect((await filled(path))[0].current_schedule).toBeNull();
    expect((await filled(`${path}?includes=current_schedules`))[0].current_schedule).toEqual(onAir);
  }
});

test('provider-api P1, P10: favourites, ratings and progress belong to the caller, and are empty without a token', async () => {
  const { id: channelFavourite } = await send('POST', '/users/self/favorites', { channel_id: FREE });
  const { current_schedule: onAir } = await request(`/channels/${FREE}`);
  const { id } = onAir.program;
  const favourite = await send('POST', '/users/self/favorites', { content_id: id });
  await send('POST', '/users/self/ratings', { content_id: id, rating: 9 });
  const own = { favorite: { id: favourite.id }, user_rating: { rating: '9.0' } };
  expect(await request(`/channels/${FREE}`)).toMatchObject({
    ...{ is_favored: true, favorite: { id: channelFavourite } },
    current_schedule: { program: own },
  });
  expect(await request(`/programs/${id}`)).toMatchObject(own);
  const nobody = (await platform.app.inject(`/v2/channels/${FREE}`)).json();
  expect(nobody).toMatchObject({ is_favored: false, favorite: null, is_purchased: true });
  expect(nobody.current_schedule.program).toMatchObject({ favorite: null, user_rating: null });
});

test('provider-api P10: archive_expired_at is the end of the archive for that broadcast, or for the latest one', async () => {
  const { archived_days } = await request(`/channels/${FREE}`);
  const [first] = await filled(`/channels/${FREE}/schedule`);
  const expected = new Date((first.real_timestamp + archived_days * 86_400) * 1000);
  expect(first.program.archive_expired_at).toBe(expected.toISOString().replace('.000', ''));
  const { archive_expired_at } = await request(`/programs/${first.program.id}`);
  expect(archive_expired_at >= first.program.archive_expired_at).toBe(true);
});

test('provider-api P3: /contents/{id}/quick_sales_packets has libraries', async () => {
  const all = await filled('/videos?limit=100');
  const sold = all.filter((one: Answer) => !one.is_free).slice(0, 5);
  const offers = (
    await Promise.all(sold.map(({ id }: Answer) => request(`/contents/${id}/quick_sales_packets`)))
  ).flat();
  expect(offers.flatMap((one: Answer) => one.target_available_at.libraries).length).toBeGreaterThan(0);
  expect(shapes.differences(offers, shapes.offer)).toEqual([]);
});

test('provider-api P7, P11, F4: the pictures named in answers exist', async () => {
  const [{ benefits }] = await filled('/packets');
  const [message] = await filled('/users/self/messages', customer);
  const { motion_rating: rating } = await request(`/contents/${series}`);
  const icons = benefits.map(({ icon }: Answer) => icon);
  for (const address of [...icons, rating.image.tv_x3, message.icon, message.background]) {
    const { pathname, search } = new URL(address);
    const picture = await platform.app.inject(pathname + search);
    expect([address, picture.statusCode, picture.headers['content-type']]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('provider-api F6: a promo key has a number, the same for all its users', async () => {
  const other = await personSession(platform.app);
  const use = await platform.app.inject({
    ...{ method: 'POST', url: `/v2/users/self/promokeys?access_token=${other.userToken}` },
    payload: { key: PROMO_KEY },
  });
  const [mine] = await request('/users/self/promokeys', customer);
  expect(use.json().promo_key).toEqual(mine.promo_key);
});

test('provider-api F8: params of a message may be any JSON', async () => {
  const params = { count: 3, isGift: true, packets: [81, 82], about: { id: '1' }, nothing: null };
  const words = { ru: 'А', kk: 'А', en: 'A', uz: 'A' };
  const createdAt = new Date(platform.clock.now());
  await platform.db.insert(messages).values({
    id: '700000000000000001',
    userId: person.userId,
    title: words,
    text: words,
    params,
    createdAt,
  });
  const found = (await request('/users/self/messages')).find(({ id }: Answer) => id === '700000000000000001');
  expect(found.params).toEqual(params);
  expect(shapes.differences(found, shapes.message)).toEqual([]);
});

/** The reads that the description opens to a provider's system, in addition to viewers. */
const SHARED_READS = [
  ...['/channels', `/channels/${FREE}`, '/channels/categories', '/channels/category_list'],
  ...['/channels/channel_list', '/channels/free_list'],
  ...['content_schedule', 'schedule', 'packets', 'purchasepacket_short', 'quick_sales_packets'].map(
    (what) => `/channels/${FREE}/${what}`,
  ),
  ...['/packets', '/packets/82', '/packets/flat', '/packets/82/purchases', '/packets/82/purchaseperiods'],
  ...['/promopackets', '/promopackets/95'],
];

test('provider-api P12: every public read accepts a provider’s token and refuses a bad one', async () => {
  const provider = await defaultProvider(platform.db);
  const good = await issueProviderToken(platform.db, provider, 'shared reads', platform.clock.now());
  const bad = 'f'.repeat(40);
  // One after the other: all at once they wait longer for a connection than its limit, on a busy machine.
  const statuses: unknown[] = [];
  for (const path of SHARED_READS) {
    const [taken, refused] = await Promise.all(
      [good, bad].map((token) => platform.app.inject(`/v2${path}?token=${token}`)),
    );
    statuses.push([path, taken?.statusCode, refused?.statusCode]);
  }
  expect(statuses).toEqual(SHARED_READS.map((path) => [path, 200, 401]));
});
