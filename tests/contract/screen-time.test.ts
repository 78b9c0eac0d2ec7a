import { changePin } from '@/lib/server/gateway/parental/pin';
import { switchTo } from '@/lib/server/gateway/parental/profile-switch';
import { addProfile, editProfile, profilesAnswer } from '@/lib/server/gateway/parental/profiles';
import { moreScreenTime } from '@/lib/server/gateway/parental/screen-time';
import { forward } from '@/lib/server/gateway/personal/forward';
import { cookiesOfRequest } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { isAboveChildren, seedOf } from './support/seed';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));

const PIN = '4271';

let platform: RealPlatform;
let client: SiteClient;
let streamPath: string;

beforeAll(async () => {
  platform = await openPlatform();
  const { titles } = await seedOf(platform.url);
  const cartoon = titles.find((one) => one.isFreeFilm && !isAboveChildren(one));
  streamPath = `/libraries/${cartoon?.libraryId}/contents/${cartoon?.id}/stream`;
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  expect((await client.logInWith(newPhone())).status).toBe(200);
});

const add = (input: object) => client.call(addProfile, 'POST', '/api/session/profiles', input);
const edit = (id: string, input: object) =>
  client.call((request) => editProfile(request, id), 'PATCH', `/api/session/profiles/${id}`, input);
const choose = (id: string) => client.call(switchTo, 'POST', '/api/session/profiles/active', { id });
const more = (input: object) => client.call(moreScreenTime, 'POST', '/api/session/screen-time', input);
const stream = () => client.call((request) => forward(request, streamPath), 'GET', `/api/v2${streamPath}`);

/** A time of the day in the zone of the account, so many hours from now. */
function hoursFromNow(hours: number): string {
  const zone = { timeZone: 'Asia/Almaty', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', zone).format(Date.now() + hours * 3_600_000);
}

const now = () => ({ from: hoursFromNow(-2), to: hoursFromNow(2) });

test('spec 3 §6 the parents set the limits with the PIN, and end them; a child does not', async () => {
  const { body: child } = await add({ name: 'Әлі', role: 'child' });
  expect(child.screenTime).toEqual({ dailyMinutes: null, bedtime: null });
  const bedtime = { from: '21:00', to: '07:00' };
  expect((await edit(child.id, { dailyMinutes: 60, bedtime })).body.screenTime).toEqual({
    dailyMinutes: 60,
    bedtime,
  });
  expect((await edit(child.id, { dailyMinutes: null })).body.screenTime).toEqual({
    dailyMinutes: null,
    bedtime,
  });
  expect((await edit(child.id, { bedtime: { from: '21:00', to: '21:00' } })).status).toBe(400);
  await client.call(changePin, 'PUT', '/api/session/pin', { pin: PIN });
  await choose(child.id);
  const refused = { status: 403, body: { error_code: 'not_for_children' } };
  for (const change of [{ bedtime: null }, { dailyMinutes: 180 }])
    expect(await edit(child.id, change)).toMatchObject(refused);
  const { body } = await client.call(profilesAnswer, 'GET', '/api/session/profiles');
  expect(body.profiles.find(({ id }: { id: string }) => id === child.id).screenTime.bedtime).toEqual(bedtime);
});

test('spec 3 §6 a stream at bedtime is refused with the code and the words of the platform; a parent gives more', async () => {
  client.visitor.language = 'en';
  const { body: child } = await add({ name: 'Әлі', role: 'child', bedtime: now() });
  await client.call(changePin, 'PUT', '/api/session/pin', { pin: PIN });
  expect((await stream()).status).toBe(200);
  await choose(child.id);
  const refused = await stream();
  expect(refused).toMatchObject({ status: 403, body: { error_code: 'bedtime' } });
  expect(JSON.stringify(refused.body)).toContain('It is bedtime');
  expect(await more({})).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
  expect(await more({ pin: '0000' })).toMatchObject({
    status: 400,
    body: { error_code: 'error_wrong_code' },
  });
  expect((await stream()).status).toBe(403);
  expect((await more({ pin: PIN })).status).toBeLessThan(300);
  expect((await stream()).status).toBe(200);
  // It is still the child who watches.
  expect(await client.state()).toMatchObject({ profile: { id: child.id, role: 'child' } });
});

test('an adult cannot be given screen time, and wrong PINs wait', async () => {
  expect((await more({})).status).toBe(403);
  const { body: child } = await add({ name: 'Әлі', role: 'child', bedtime: now() });
  await client.call(changePin, 'PUT', '/api/session/pin', { pin: PIN });
  await choose(child.id);
  for (let tries = 0; tries < 5; tries += 1) expect((await more({ pin: '0000' })).status).toBe(400);
  expect((await more({ pin: PIN })).status).toBe(429);
});
