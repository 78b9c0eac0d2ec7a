import { grantFor } from '../../src/origin/sign.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const from = (url: string, origin: string) => platform.app.inject({ url, headers: { origin } });

describe('what a shared cache stores of the platform (docs/OPERATIONS.md "A CDN")', () => {
  test.each([
    ['a picture', '/img/background/blackout.jpg?w=64', undefined, 'public, max-age=31536000, immutable'],
    // Its texts are in the language of the request.
    ['an answer of the API', '/v2/users/self/network', 'Accept-Language', undefined],
  ])('%s is one answer for the pages of every site', async (_, url, vary, cache) => {
    const [one, other] = await Promise.all([
      from(url, 'https://one.example'),
      from(url, 'https://two.example'),
    ]);
    for (const { statusCode, headers } of [one, other]) {
      expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([200, '*', vary]);
      if (cache) expect(headers['cache-control']).toBe(cache);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(one.headers.etag).toBe(other.headers.etag);
  });

  test('the sandbox, which other sites may not read, still differs by site', async () => {
    const { headers } = await from('/sandbox/transactions.json', 'https://one.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('viewers of one stream have the same address within an hour: the token does not split the cache', () => {
    const hour = 3_600_000;
    const start = Math.ceil(platform.clock.now() / hour) * hour;
    const grants = [1, 1_000, 10 * 60_000].map((later) =>
      grantFor('live:1', { secret: 'a secret', nowMs: start + later }),
    );
    expect(new Set(grants).size).toBe(1);
  });
});
