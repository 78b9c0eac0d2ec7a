import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const get = (url: string) => platform.app.inject({ url });
const storesOf = async (provider: string) =>
  (await get(`/v2/platform/resources?provider=${provider}`)).json().stores;

test('spec 3 §2 store badges: a provider names its applications, and each store answers', async () => {
  const stores = await storesOf('almatv');
  expect(stores.map(({ platform: system }: { platform: string }) => system)).toEqual([
    'android_tv',
    'android',
    'ios',
  ]);
  const { pathname } = new URL(stores[0].url);
  const page = await get(pathname);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('almatv://home');
});

test('other providers have none, and no page in the store', async () => {
  expect(await storesOf('galam')).toEqual([]);
  expect((await get('/sandbox/store/galam')).statusCode).toBe(404);
});
