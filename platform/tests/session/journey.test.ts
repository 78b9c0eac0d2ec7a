import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

test('wire §10.2 a guest streams a free channel with the device token, and not with the login token', async () => {
  const { userToken, deviceToken } = await guestSession(platform.app);
  const channels = (await platform.app.inject('/v2/channels/channel_list')).json();
  const free = channels.find(
    (channel: { is_free: boolean; age: number }) => channel.is_free && channel.age < 18,
  );
  const stream = (token: string) =>
    platform.app.inject(`/v2/channels/${free.id}/stream?access_token=${token}`);
  const refused = await stream(userToken);
  expect(refused.json()).toMatchObject({ status_code: 401, error_code: 'authentication_failed' });
  const given = await stream(deviceToken);
  expect(given.statusCode).toBe(200);
  expect(given.json().stream_info).toMatch(/\/data\.json$/);
});
