import { and, eq } from 'drizzle-orm';
import { searchFinds } from '../../src/db/schema/search.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../../src/db/schema/viewing.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const minute = 60_000;
const at = (ms: number) => new Date(TEST_NOW + ms);

let count = 0;
async function person() {
  count += 1;
  const login = `person-${count}`;
  const { id } = (
    await platform.app.inject({
      method: 'POST',
      url: '/v2/users',
      payload: { username: login, password: 'pass word' },
    })
  ).json();
  return { id, login };
}

const logIn = async (login: string, guestToken: string) =>
  (
    await platform.app.inject({
      method: 'POST',
      url: `/v2/auth/login?access_token=${guestToken}`,
      payload: { login, password: 'pass word' },
    })
  ).json();

async function profileOf(session: TestSession): Promise<string> {
  const url = `/v2/users/self/profile?access_token=${session.userToken}`;
  return (await platform.app.inject(url)).json().id;
}

const position = (
  id: string,
  userId: number,
  profileId: string,
  contentId: string,
  seconds: number,
  updatedAt: Date,
) => ({ id, userId, profileId, contentId, rootId: contentId, seconds, percentage: 1, updatedAt });

test('spec 1 §4 guest to user: history and favourites move to the user, the later position wins, the guest has none left', async () => {
  const { db } = platform;
  const guest = await guestSession(platform.app);
  const { id, login } = await person();
  const { profile } = await logIn(login, '');
  const old = await profileOf(guest);
  await db.insert(watchPositions).values([
    position('g1', guest.userId, old, 'film-a', 100, at(5 * minute)),
    position('g2', guest.userId, old, 'film-b', 200, at(1 * minute)),
    position('g3', guest.userId, old, 'film-c', 300, at(2 * minute)),
    // From the time before a profile was chosen.
    position('g4', guest.userId, '', 'film-c', 50, at(1 * minute)),
    position('p1', id, profile.id, 'film-a', 10, at(1 * minute)),
    position('p2', id, profile.id, 'film-b', 20, at(5 * minute)),
  ]);
  const liked = (userId: number, profileId: string, objectId: string) => ({
    userId,
    profileId,
    kind: 'channel' as const,
    objectId,
    createdAt: at(0),
  });
  await db
    .insert(favourites)
    .values([liked(guest.userId, old, '1'), liked(guest.userId, old, '2'), liked(id, profile.id, '2')]);
  await db.insert(contentRatings).values([
    { id: 'r1', userId: guest.userId, profileId: old, contentId: 'film-a', rating: 9 },
    { id: 'r2', userId: id, profileId: profile.id, contentId: 'film-a', rating: 3 },
  ]);
  await db.insert(searchFinds).values({
    id: 's1',
    userId: guest.userId,
    profileId: old,
    text: 'steppe',
    title: 'Steppe',
    contentType: 'movie',
    objectId: 'film-a',
    createdAt: at(0),
  });
  await db
    .insert(streamStats)
    .values({ id: 'st1', userId: guest.userId, profileId: old, contentId: 'film-a' });

  expect((await logIn(login, guest.deviceToken)).was_guest).toBe(true);

  const own = { userId: id, profileId: profile.id };
  const positions = await db.select().from(watchPositions).where(eq(watchPositions.userId, id));
  expect(new Map(positions.map(({ contentId, seconds }) => [contentId, seconds]))).toEqual(
    new Map([
      ['film-a', 100],
      ['film-b', 20],
      ['film-c', 300],
    ]),
  );
  expect(positions.every(({ profileId }) => profileId === profile.id)).toBe(true);
  const channels = await db.select().from(favourites).where(eq(favourites.userId, id));
  expect(channels.map(({ objectId }) => objectId).sort()).toEqual(['1', '2']);
  const [rating, ...others] = await db.select().from(contentRatings).where(eq(contentRatings.userId, id));
  expect([rating?.rating, others]).toEqual([3, []]);
  expect(await db.select().from(searchFinds).where(eq(searchFinds.userId, id))).toMatchObject([own]);
  expect(await db.select().from(streamStats).where(eq(streamStats.userId, id))).toMatchObject([own]);
  for (const table of [watchPositions, favourites, contentRatings, searchFinds, streamStats]) {
    expect(await db.select().from(table).where(eq(table.userId, guest.userId))).toEqual([]);
  }
});

test('a user who logs in on another user’s session takes over nothing', async () => {
  const { db } = platform;
  const first = await person();
  const second = await person();
  const { access_token, profile } = await logIn(first.login, '');
  const favourite = { userId: first.id, profileId: profile.id, kind: 'channel' as const, objectId: '7' };
  await db.insert(favourites).values(favourite);
  expect((await logIn(second.login, access_token)).was_guest).toBe(false);
  const left = await db
    .select()
    .from(favourites)
    .where(and(eq(favourites.userId, first.id), eq(favourites.objectId, '7')));
  expect(left).toHaveLength(1);
});

test('the guest stays a guest: after logout its device opens a session again (spec 1 §4 Logout)', async () => {
  const guest = await guestSession(platform.app);
  await logIn((await person()).login, guest.deviceToken);
  const again = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    payload: { device_id: guest.deviceId },
  });
  expect(again.statusCode).toBe(200);
  expect(again.json().device.user_id).toBe(guest.userId);
});
