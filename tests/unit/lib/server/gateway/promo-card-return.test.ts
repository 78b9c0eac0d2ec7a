import { beginCardLink } from '@/lib/platform/resources/promo';
import { linkCard } from '@/lib/server/gateway/account/promo';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('@/lib/platform/resources/promo');
jest.mock('@/lib/server/gateway/parental/parental-check', () => ({ requirePin: async () => {} }));
jest.mock('@/lib/server/session/session', () => ({ readSession: async () => ({ userId: 7 }) }));
jest.mock('@/lib/server/gateway/session/as-viewer', () => ({
  personal: async (_: Request, work: () => Promise<unknown>) => Response.json(await work()),
  asViewer: async (_: Request, work: (target: object, session: object) => Promise<unknown>) => ({
    value: await work({}, {}),
  }),
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

test.each([
  [undefined, '/'],
  ['webview', '/'],
  ['account_mobile', '/account_mobile'],
  ['account_mobile.webview', '/account_mobile'],
])(
  'spec 1 §1 Surfaces: in the context %s the bank that links a card for a promo code leads back to %s',
  async (context, path) => {
    jest.mocked(beginCardLink).mockResolvedValue({ id: 1, url: 'https://bank.test' });
    const visitor = new Visitor();
    if (context) visitor.jar.set('taspa_context', context);
    expect((await visitor.call(linkCard, 'POST', '/api/session/promo/card', {})).status).toBe(200);
    expect(beginCardLink).toHaveBeenLastCalledWith({}, `http://taspa.test${path}`);
  },
);
