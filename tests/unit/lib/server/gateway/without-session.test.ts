import { accountAnswer } from '@/lib/server/gateway/account/account';
import { menuAnswer } from '@/lib/server/gateway/account/account-menu';
import { ownLanguages } from '@/lib/server/gateway/account/languages';
import { registerBrowser } from '@/lib/server/gateway/account/push';
import { pinBySms, unlock } from '@/lib/server/gateway/parental/pin';
import { profilesAnswer } from '@/lib/server/gateway/parental/profiles';
import { forward } from '@/lib/server/gateway/personal/forward';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { siteById } from '@/lib/shared/sites/sites';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const platform = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody is to be asked'));

afterAll(() => platform.mockRestore());

type Row = [
  path: string,
  method: string,
  route: (request: Request) => Promise<Response>,
  body: object | null,
];

const CALLS: Row[] = [
  ['/api/v2/users/self/channel_list', 'GET', (request) => forward(request, '/users/self/channel_list'), null],
  ['/api/v2/channels/3929/stream', 'GET', (request) => forward(request, '/channels/3929/stream'), null],
  ['/api/session/account', 'GET', accountAnswer, null],
  ['/api/session/languages', 'GET', ownLanguages, null],
  ['/api/session/profiles', 'GET', profilesAnswer, null],
  ['/api/session/menu', 'GET', menuAnswer, null],
  [
    '/api/session/push',
    'POST',
    registerBrowser,
    { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
  ],
  ['/api/session/pin/sms', 'POST', pinBySms, {}],
  ['/api/session/pin', 'POST', unlock, { pin: '1234' }],
];

test.each(CALLS)(
  'spec 1 §7: without a token %s fails without calling the platform',
  async (path, method, route, body) => {
    for (const jar of [{}, { taspa_session: 'forged', taspa_known: 'user' }]) {
      const visitor = new Visitor();
      for (const [name, value] of Object.entries(jar)) visitor.jar.set(name, value);
      const response = await visitor.visit(route, visitor.request(method, path, body ?? undefined));
      expect(response.status).toBe(401);
      const { error_code, message } = await response.json();
      expect(error_code).toBe('session_required');
      // Some screens show it.
      expect(message).toBe(dictionaries.ru.refusals.login_required);
    }
    expect(platform).not.toHaveBeenCalled();
  },
);

describe('spec 2 §2 blocklist: a hidden title has no stream and no answer for viewers of the brand', () => {
  const [hidden = ''] = siteById('ntv_web')?.hiddenContents ?? [];

  test.each([`/libraries/1/contents/${hidden}/stream`, `/users/self/content_metadata/${hidden}`])(
    '%s',
    async (path) => {
      const statusAt = async (host: string) => {
        const visitor = new Visitor();
        visitor.extraHeaders = { host };
        return (await visitor.call((request) => forward(request, path), 'GET', `/api/v2${path}`)).status;
      };
      expect(await statusAt('ntv.localhost')).toBe(404);
      // On other sites only the session matters.
      expect(await statusAt('taspa.localhost')).toBe(401);
    },
  );
});
