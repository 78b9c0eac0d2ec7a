import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

test.each(['ru', 'kk', 'en', 'uz'])(
  'spec 3 §2 every text that the network names exists in %s',
  async (language) => {
    const headers = { 'accept-language': language };
    const network = (await platform.app.inject({ url: '/v2/users/self/network', headers })).json();
    const { terms, subscripition } = network.provider.agreements;
    for (const address of [network.agreement, network.privacy, terms, subscripition]) {
      const answer = await platform.app.inject({ url: new URL(address).pathname, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-language']).toBe(language);
      expect(answer.body).toMatch(/^<!doctype html>[\s\S]*\n<h1>.+<\/h1>\n<p>/);
    }
  },
);

test('the page of the invented fund says in each language that no money is collected', async () => {
  const read = async (language: string) =>
    (await platform.app.inject({ url: '/texts/fund', headers: { 'accept-language': language } })).body;
  const pages = await Promise.all(['ru', 'kk', 'en', 'uz'].map(read));
  expect(new Set(pages).size).toBe(4);
  expect(pages[2]).toContain('No money is collected here.');
});

test('an unknown text is 404', async () => {
  expect((await platform.app.inject('/texts/passwd')).statusCode).toBe(404);
});
