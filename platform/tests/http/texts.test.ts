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
      expect(answer.body).toMatch(/<time datetime="\d{4}-\d\d-\d\d">/);
      expect(answer.body.match(/<h2>.+<\/h2>\n<p>.+<\/p>/g)?.length).toBeGreaterThan(2);
    }
  },
);

test('an unknown text is 404', async () => {
  expect((await platform.app.inject('/texts/passwd')).statusCode).toBe(404);
});
