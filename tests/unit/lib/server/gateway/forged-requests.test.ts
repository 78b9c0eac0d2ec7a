import { pay } from '@/lib/server/gateway/commerce/pay';
import { cancelDevice, pollDevice } from '@/lib/server/gateway/login/device-code';
import { logIn } from '@/lib/server/gateway/login/login';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const platform = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody is to be asked'));

afterAll(() => platform.mockRestore());

describe('attack: what no browser of ours sends is refused, and is no failure of ours', () => {
  test('quality S17: a payment with the origin "null"', async () => {
    const visitor = new Visitor();
    visitor.extraHeaders = { origin: 'null' };
    const { status, body } = await visitor.call(pay, 'POST', '/api/commerce/pay', {});
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'foreign_origin' });
  });

  describe.each(['x*1*a*b*c**d*e', 'no-seal', '~2'])('a cookie that we did not seal: %s', (sealed) => {
    const forger = () => {
      const visitor = new Visitor();
      for (const name of ['taspa_code_requests', 'taspa_tv']) visitor.jar.set(name, sealed);
      return visitor;
    };

    test('as the phones for which codes were requested', async () => {
      const given = { phone: '77011234567', code: '123456' };
      const { status, body } = await forger().call(logIn, 'POST', '/api/session/login', given);
      expect({ status, code: body.error_code }).toEqual({ status: 400, code: 'error_code_elsewhere' });
    });

    test('as the code of a device that waits', async () => {
      const polled = await forger().call(pollDevice, 'POST', '/api/session/tv/poll', {});
      expect(polled).toMatchObject({ status: 200, body: { state: 'expired' } });
      expect((await forger().call(cancelDevice, 'DELETE', '/api/session/tv')).status).toBe(204);
    });
  });

  afterEach(() => expect(platform).not.toHaveBeenCalled());
});
