import { withoutSecrets } from '@/lib/server/gateway/http/without-secrets';
import { allowedCalls, findAllowed } from '@/lib/server/gateway/personal/allowed';

describe('DESIGN section 4 Gateway: a closed list of methods and paths', () => {
  test.each([
    ['GET', '/channels/3929/stream'],
    ['GET', '/libraries/3/contents/546386729444049137/stream'],
    ['GET', '/users/self/content_metadata/546386729444049137'],
    ['PATCH', '/users/self/stat/546386729444049137'],
  ])('%s %s is allowed', (method, path) => {
    expect(findAllowed(method, path)).not.toBeNull();
  });

  test.each([
    ['POST', '/auth/login'],
    ['POST', '/auth/device'],
    ['GET', '/users/self'],
    ['POST', '/channels/3929/stream'],
    ['GET', '/channels/../users/self'],
    ['GET', '/channels/3929/stream/'],
    ['GET', '/users/1/devices'],
    ['DELETE', '/users/self/stat/1'],
  ])('%s %s is refused', (method, path) => {
    expect(findAllowed(method, path)).toBeNull();
  });

  test('quality S23: the gateway alone cannot buy, pay or accept anything without the screens', () => {
    const paths = [
      '/users/self/purchases',
      '/users/self/purchases_offer',
      '/users/self/purchases_offer/transaction',
      '/users/self/subscriptions',
      '/users/self/promokeys',
      '/users/self/accounts/1/payforms/linkedcard',
      '/users/self/cards',
    ];
    for (const path of paths) {
      for (const method of ['POST', 'PATCH', 'DELETE']) expect(findAllowed(method, path)).toBeNull();
    }
  });

  test('quality S06: no call forwards a token from the browser', () => {
    const names = allowedCalls.flatMap((call) => call.query);
    expect(names).not.toContain('access_token');
    expect(names).not.toContain('token');
  });
});

test('quality S05: tokens, PIN and passwords never reach the browser, at any depth', () => {
  const answer = {
    access_token: 'a',
    user: { parental_code: '1234', first_name: 'Айгүл' },
    list: [{ password: 'x', id: 1 }],
  };
  expect(withoutSecrets(answer)).toEqual({ user: { first_name: 'Айгүл' }, list: [{ id: 1 }] });
});
