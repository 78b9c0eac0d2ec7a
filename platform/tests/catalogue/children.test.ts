import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Channel, Content, Snapshot } from '../../src/catalogue/model.ts';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { accounts, transactions } from '../../src/db/schema/money.ts';
import { reminders } from '../../src/db/schema/reminders.ts';
import { searchFinds } from '../../src/db/schema/search.ts';
import { devices, profiles } from '../../src/db/schema/session.ts';
import { entityLicences } from '../../src/db/schema/subscriptions.ts';
import { contentRatings, favourites, watchPositions } from '../../src/db/schema/viewing.ts';
import { CHILD_LEVELS, type ChildLevel } from '../../src/domain/age.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';
import { type Forbidden, leaksIn } from './children-walk.ts';

let platform: TestPlatform;
let child: TestSession;
let snapshot: Snapshot;
let level: ChildLevel;
let forbidden: Forbidden;
let adultContents: Content[];
let adultChannels: Channel[];

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full', doc: true });
  snapshot = await catalogueOf(platform).current();
});
afterAll(() => platform.close());

/** Signs in as a child of that level; everything above it is forbidden from now on. */
async function becomeChild(chosen: ChildLevel): Promise<void> {
  level = chosen;
  adultContents = [...snapshot.contents.values()].filter(({ age, root }) => Math.max(age, root.age) > level);
  adultChannels = [...snapshot.channels.values()].filter(({ age, isAdult }) => isAdult || age > level);
  forbidden = {
    level,
    contents: new Set([
      ...adultContents.map(({ id }) => id),
      ...adultContents.flatMap(({ trailers }) => trailers.map(({ id }) => id)),
    ]),
    channels: new Set(adultChannels.map(({ id }) => id)),
  };
  child = await childSession();
}

/** What an account and a profile have of a title and of a channel that are above the age of a child. */
async function addOwn(
  owner: { userId: number; profileId: string },
  content: Content,
  channel: Channel,
): Promise<void> {
  const { db, clock } = platform;
  const createdAt = new Date(clock.now());
  const soon = new Date(clock.now() + 3_600_000);
  // Titles in the answer are found by the walk as ids.
  const title = { ru: content.id, kk: content.id, en: content.id, uz: content.id };
  const find = (id: string, contentType: string, objectId: string, text: string) => ({
    ...{ ...owner, id: `80000000000000${id}${String(level).padStart(2, '0')}`, text, title: content.id },
    ...{ contentType, objectId, createdAt },
  });
  await db
    .insert(searchFinds)
    .values([
      find('11', content.type, content.id, 'a title above the age'),
      find('12', content.type, content.slug, 'its slug'),
      find('13', 'channel', String(channel.id), 'a channel above the age'),
    ]);
  const open = [...snapshot.channels.values()].find((one) => !adultChannels.includes(one));
  await db.insert(reminders).values(
    [channel, open ?? channel].map(({ id: channelId }) => ({
      ...{ ...owner, channelId, programme: `${content.id}/`, title, createdAt },
      startsAt: Math.floor(soon.getTime() / 1000),
    })),
  );
  const { userId } = owner;
  await db
    .insert(entityLicences)
    .values({ userId, contentId: content.id, purchasedAt: createdAt, endAt: soon });
  await db.insert(accounts).values({ userId }).onConflictDoNothing();
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  await db.insert(transactions).values({
    ...{ userId, accountId: account?.id ?? 0, purpose: { kind: 'refill' }, paysystem: 'card', title },
    ...{ amount: '990.00', status: 'complete', pageKeyHash: randomUUID(), createdAt, expiresAt: soon },
    settledAt: createdAt,
  });
}

/** A child whose profile was an adult's before, so it has a history and favourites above its age. */
async function childSession(): Promise<TestSession> {
  const session = await personSession(platform.app, { phone: `770100001${String(level).padStart(2, '0')}` });
  const { userId, deviceId } = session;
  const now = new Date(platform.clock.now());
  const profileId = randomUUID();
  await platform.db
    .insert(profiles)
    .values({ id: profileId, userId, name: 'Дитя', role: 'child', ageLevel: level, createdAt: now });
  await platform.db.update(devices).set({ profileId }).where(eq(devices.userId, userId));
  // The mildest of what is forbidden: a child of 6 gets nothing for 12.
  const [content] = [...adultContents].sort((a, b) => a.age - b.age);
  const [channel] = [...adultChannels].sort((a, b) => a.age - b.age);
  if (!content || !channel) throw new Error('a seed without anything for adults');
  const owner = { userId, profileId };
  await platform.db.insert(favourites).values([
    { ...owner, kind: 'content', objectId: content.id },
    { ...owner, kind: 'channel', objectId: String(channel.id) },
  ]);
  await platform.db.insert(contentRatings).values({
    ...owner,
    id: `8000000000000001${String(level).padStart(2, '0')}`,
    contentId: content.id,
    rating: 5,
  });
  await platform.db.insert(watchPositions).values({
    ...owner,
    id: `8000000000000002${String(level).padStart(2, '0')}`,
    contentId: content.id,
    rootId: content.root.id,
    seconds: 600,
    percentage: 10,
  });
  await addOwn(owner, content, channel);
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    payload: { device_id: deviceId },
  });
  return { ...session, deviceToken: answer.json().access_token };
}

type Operation = { description?: string; parameters?: { name: string; in: string }[] };

/** Every documented GET with a token, as a pattern with its parameters. */
async function routes(): Promise<{ path: string; operation: Operation }[]> {
  const { paths } = (await platform.app.inject('/v2/doc/openapi.json')).json() as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get && !/Access: open/.test(get.description ?? '') ? [{ path, operation: get }] : [],
  );
}

const sample = <T>(list: readonly T[], size: number) => list.slice(0, size);
const few = 8;

/** Ids for an address: some that a child may see, and all that rows and pages can contain. */
function seen(name: string): string[] {
  const contents = snapshot.roots.filter(({ age }) => age <= level).map(({ id }) => id);
  const channels = [...snapshot.channels.values()].filter((one) => !adultChannels.includes(one));
  const values: Record<string, () => string[]> = {
    channel: () => channels.map(({ id }) => String(id)),
    content: () => sample(contents, few),
    program: () => sample(contents, few),
    video: () => sample(contents, few),
    person: () => sample([...snapshot.persons.keys()].map(String), few),
    row: () => [...snapshot.rows.values()].map(({ slug }) => slug),
    filter: () => [...snapshot.rows.values()].map(({ id }) => id),
    rowset: () => snapshot.rowsets.map(({ slug }) => slug),
    library: () => [...snapshot.libraries.keys()].map(String),
    packet: () => [...snapshot.packets.keys()].map(String),
    trailer: () => sample([...snapshot.trailers.keys()], few),
    provider: () => ['1'],
    userId: () => [String(child.userId)],
  };
  return values[name]?.() ?? ['1', sample([...snapshot.packets.keys()].map(String), 1)[0] ?? '1'];
}

function addresses(path: string, valuesOf: (name: string) => string[]): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return valuesOf(name).flatMap((value) => addresses(path.replace(`{${name}}`, value), valuesOf));
}

/** Queries for an address: the longest pages, and search texts that match forbidden titles. */
function queries({ parameters = [] }: Operation): string[] {
  const has = (name: string) => parameters.some((one) => one.in === 'query' && one.name === name);
  const base = has('limit') ? 'limit=100' : '';
  const word = ['text', 'search'].find(has);
  const found = word
    ? sample(
        adultContents.filter(({ parent }) => !parent),
        3,
      ).map(({ title }) => `${base}&${word}=${encodeURIComponent(title.ru)}`)
    : [];
  const more = has('includes')
    ? [`${base}&includes=current_schedules,channels,videos,availables,includes`]
    : [];
  const person = has('person_id') ? [`${base}&person_id=${[...snapshot.persons.keys()][0]}`] : [];
  return [base, ...found, ...more, ...person];
}

async function get(address: string) {
  const url = new URL(address, 'http://platform');
  url.searchParams.set('access_token', child.deviceToken);
  const answer = await platform.app.inject({ url: url.pathname + url.search });
  const isJson = String(answer.headers['content-type'] ?? '').includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : null };
}

/** Clients combine this list with the public one and hide channels marked as hidden: it has no names, only numbers. */
const HIDING = '/v2/users/self/channel_list';

function withoutHidden(path: string, body: unknown): unknown {
  if (path !== HIDING || !Array.isArray(body)) return body;
  return body.filter(({ is_hidden }: { is_hidden: boolean }) => !is_hidden);
}

describe.each(CHILD_LEVELS)('spec 3 §6 a child of level %i', (chosen) => {
  beforeAll(() => becomeChild(chosen));

  test('spec 2 §6 no GET of the API shows a child anything beyond its age', async () => {
    const leaks: string[] = [];
    let requests = 0;
    for (const { path, operation } of await routes()) {
      for (const address of addresses(path, seen)) {
        for (const query of queries(operation)) {
          const { status, body } = await get(`${address}?${query}`);
          requests += 1;
          if (status >= 500) leaks.push(`${address}?${query}: ${status}`);
          const [first] = status === 200 ? leaksIn(withoutHidden(path, body), forbidden) : [];
          if (first) leaks.push(`${path} (${address}?${query}) ${first}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    // Fewer would mean that the walk missed routes.
    expect(requests).toBeGreaterThan(400);
  });

  test('spec 2 §6 refuses direct ids of content above the child’s age', async () => {
    const content = adultContents.filter(({ type }) => type !== 'season');
    const forName: Record<string, string[]> = {
      channel: adultChannels.map(({ id }) => String(id)),
      content: sample(content, 12).map(({ slug }) => slug),
      program: sample(content, 12).map(({ id }) => id),
      video: sample(content, 12).map(({ id }) => id),
      trailer: content.flatMap(({ trailers }) => trailers.map(({ id }) => id)),
    };
    const open: string[] = [];
    for (const { path } of await routes()) {
      const name = Object.keys(forName).find((one) => path.includes(`{${one}}`));
      if (!name) continue;
      for (const address of addresses(path, (one) =>
        one === name ? (forName[name] ?? []) : sample(seen(one), 2),
      )) {
        const { status } = await get(address);
        if (status < 400 || status >= 500) open.push(`${address}: ${status}`);
      }
    }
    expect(open).toEqual([]);
  });
});

test('spec 2 §6 a child keeps the searches and the reminders that are about what it may see', async () => {
  const shown = await catalogueOf(platform).shownTo({ childLevel: level });
  const [content] = shown.roots;
  const [channel] = shown.channels.values();
  const [person] = shown.persons.keys();
  if (!content || !channel || !person) throw new Error('a seed without anything for children');
  const found = [
    ['a title', content.type, content.id],
    ['a channel', 'channel', String(channel.id)],
    ['a person', 'person', String(person)],
    ['nothing', '', ''],
  ];
  for (const [text, content_type, object_id] of found)
    await platform.app.inject({
      method: 'POST',
      url: `/v2/search/found?access_token=${child.deviceToken}`,
      payload: { text, content_type, object_id },
    });
  const texts = (await get('/v2/search/history')).body.map(({ text }: { text: string }) => text);
  expect(texts.sort()).toEqual(found.map(([text]) => text).sort());
  // A cancelled programme is still named.
  const { userId } = child;
  const [profile] = await platform.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.role, 'child')));
  await platform.db.insert(reminders).values({
    ...{ userId, profileId: profile?.id ?? '', channelId: channel.id, programme: `${content.id}/` },
    ...{ title: content.title, createdAt: new Date(platform.clock.now()) },
    startsAt: Math.floor(platform.clock.now() / 1000) + 7200,
  });
  const reminded = (await get('/v2/users/self/reminders')).body;
  expect(reminded).toMatchObject([{ title: content.title.ru, channel: { id: channel.id } }]);
});

test('wire 1.7 num: a child finds each channel under the number that it has for everybody', async () => {
  const shown = await catalogueOf(platform).shownTo({ childLevel: level });
  const numbers = [...shown.channels.values()].map(({ id, number }) => [id, number]);
  expect(numbers.length).toBeLessThan(snapshot.channels.size);
  expect(numbers).toEqual(numbers.map(([id]) => [id, snapshot.channels.get(id as number)?.number]));
});

test('an adult on the same device gets all of it', async () => {
  const adult = await personSession(platform.app, { phone: '77010000002' });
  const request = async (path: string) =>
    (
      await platform.app.inject(`${path}${path.includes('?') ? '&' : '?'}access_token=${adult.deviceToken}`)
    ).json();
  const leaks = [
    ...leaksIn(await request('/v2/channels/channel_list'), forbidden),
    ...leaksIn(await request('/v2/videos?limit=100'), forbidden),
  ];
  expect(leaks.length).toBeGreaterThan(10);
});

test('spec 2 §5 an episode that is milder than its series is refused as the series is', async () => {
  const episode = [...snapshot.contents.values()].find(
    ({ type, root, isFree, isLost, isAnnouncement, libraryIds }) =>
      type === 'episode' && root.age <= level && isFree && !isLost && !isAnnouncement && libraryIds[0],
  );
  if (!episode) throw new Error('a seed without an episode for children');
  const path = `/v2/libraries/${episode.libraryIds[0]}/contents/${episode.id}/stream`;
  const answers = async ({ deviceToken }: TestSession) => {
    const { statusCode, body } = await platform.app.inject(`${path}?access_token=${deviceToken}`);
    return [statusCode, JSON.parse(body).error_code];
  };
  const guest = await guestSession(platform.app);
  expect([await answers(child), await answers(guest)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const { db } = platform;
  await db.update(contents).set({ age: 0 }).where(eq(contents.id, episode.id));
  await db.update(contents).set({ age: 18 }).where(eq(contents.id, episode.root.id));
  await raiseCatalogueVersion(db);
  await catalogueOf(platform).refresh();
  expect([await answers(child), await answers(guest)]).toEqual([
    [403, 'permission_denied'],
    [403, 'permission_denied'],
  ]);
  const { body } = await platform.app.inject(`/v2/contents/${episode.id}`);
  expect(JSON.parse(body).age).toBe(18);
});
