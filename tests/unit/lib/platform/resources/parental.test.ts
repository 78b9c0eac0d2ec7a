import nock from 'nock';
import { getParentalDevice } from '@/lib/platform/resources/parental';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const settingsOf = async (wire: object | null) => {
  nock('http://platform.test/v2').get('/users/self/devices/d').reply(200, { parental_settings: wire });
  return (await getParentalDevice({ base: 'http://platform.test/v2', headers: {} }, 'd')).settings;
};

test('spec 1 §6 PIN per action: a setting without a value is on; those that were chosen apply, also when they are off', async () => {
  expect(await settingsOf({ vod: false, channel: 5, pay: null, duration: 15 })).toEqual({
    vod: false,
    channel: 5,
    pay: true,
    program: true,
    settings: true,
    profile: true,
    duration: 15,
  });
});

test('spec 1 §6 PIN per action: a device for which nothing was chosen has no settings', async () => {
  expect(await settingsOf(null)).toBeNull();
});
