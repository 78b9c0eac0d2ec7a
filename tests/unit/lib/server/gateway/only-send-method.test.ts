import nock from 'nock';
import { sendCode } from '@/lib/server/gateway/login/code';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test.each([
  ['telegram', true],
  ['sms', false],
])(
  'spec 3 §4 Login modal steps: the only way to send a code is used without a choice: %s',
  async (method, viaMessenger) => {
    const requests: unknown[] = [];
    nock('http://platform.test/v2')
      .get('/otp/send_methods')
      .query(true)
      .reply(200, { methods: [method] })
      .get('/users/self/network')
      .query(true)
      .times(2)
      .reply(200, { is_guest_allowed: true, provider: {} })
      .post('/otps', (body) => requests.push(body) > 0)
      .query(true)
      .reply(200, {})
      .get('/otp/exist')
      .query(true)
      .times(2)
      .reply(200, { exists: false });
    const visitor = new Visitor();
    visitor.extraHeaders = { host: 'uznet.localhost', origin: 'http://uznet.localhost' };
    const request = visitor.request('POST', '/api/session/code', { phone: '998901234567' });
    const response = await visitor.visit(sendCode, request);
    expect(response.status).toBe(200);
    expect(requests).toEqual([expect.objectContaining({ can_display_message: viaMessenger })]);
  },
);
