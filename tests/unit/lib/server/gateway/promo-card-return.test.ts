import { beginCard } from '@/lib/platform/resources/commerce/linked-cards';
import { linkCard } from '@/lib/server/gateway/account/promo';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { transaction } from '../../rules/commerce/purchase-scenes';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('@/lib/platform/resources/commerce/linked-cards');
jest.mock('@/lib/server/gateway/parental/parental-check', () => ({ requirePin: async () => {} }));
jest.mock('@/lib/server/session/session', () => ({ readSession: async () => ({ userId: 7 }) }));
jest.mock('@/lib/server/gateway/session/as-viewer', () => ({
  personal: async (_: Request, work: () => Promise<unknown>) => {
    const value = await work();
    return value instanceof Response ? value : Response.json(value);
  },
  asViewer: async (_: Request, work: (target: object, session: object) => Promise<unknown>) => ({
    value: await work({}, {}),
  }),
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const attempt = '5f0c2d3e-8a41-4b6c-9d7e-1f2a3b4c5d6e';
const url = 'https://bank.test';
const link = (visitor: Visitor, body: object) =>
  visitor.call(linkCard, 'POST', '/api/session/promo/card', body);

beforeEach(() => {
  jest.mocked(beginCard).mockReset();
  jest.mocked(beginCard).mockResolvedValue(transaction({ id: 1, url }));
});

test.each([
  [undefined, '/'],
  ['webview', '/'],
  ['account_mobile', '/account_mobile'],
  ['account_mobile.webview', '/account_mobile'],
])(
  'spec 1 §1 Surfaces: in the context %s the bank that links a card for a promo code leads back to %s',
  async (context, path) => {
    const visitor = new Visitor();
    if (context) visitor.jar.set('taspa_context', context);
    expect(await link(visitor, { attempt })).toMatchObject({ status: 200, body: { id: 1, url } });
    const begin = { returnUrl: `http://taspa.test${path}`, attempt };
    expect(beginCard).toHaveBeenLastCalledWith({}, begin, expect.any(Function));
  },
);

test('spec 3 §4 Promo wizard: a link that is sent again has the same key, so without one nothing is charged', async () => {
  expect((await link(new Visitor(), {})).status).toBe(400);
  expect((await link(new Visitor(), { attempt: 'again' })).status).toBe(400);
  expect(beginCard).not.toHaveBeenCalled();
});

test('a bank answer without a page is rejected as garbled', async () => {
  jest.mocked(beginCard).mockResolvedValue(transaction({ id: 1, url: null }));
  await expect(link(new Visitor(), { attempt })).rejects.toMatchObject({ kind: 'garbled' });
});
