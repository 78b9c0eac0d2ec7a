import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import RootLayout from '@/app/[site]/[locale]/layout';
import { setViewer } from '@/lib/client/viewer/viewer';
import { orderOf } from '@/lib/rules/commerce/orders';
import { returnPathOf } from '@/lib/rules/commerce/return-address';
import type { Order } from '@/lib/rules/commerce/states';
import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { type ContextId, contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';
import { setKnownCookie } from '../../support/known-cookie';
import { transaction } from '../payment/fixtures';
import { answerWith, json, server } from '../server';
import { passTasks } from '../tasks';
import { installDialog, installMotion } from '../ui/browser';

jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));
jest.mock('@/lib/server/shell/header', () => ({ loadHeader: async () => ({ languages: [] }) }));
jest.mock('@/lib/server/shell/menu', () => ({ loadMenu: async () => [] }));
jest.mock('@/lib/server/shell/footer', () => ({ loadFooter: async () => null }));
// Their elements are those of a document of the server.
jest.mock('@/components/shell/PersonMark', () => ({ PersonMark: () => null }));
jest.mock('@/components/shell/FontPreload', () => ({ FontPreload: () => null }));
jest.mock('next/navigation', () => ({
  usePathname: () => location.pathname,
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));

process.env.SESSION_SECRET = 'x'.repeat(32);
// jsdom does not have it.
performance.getEntriesByType = () => [];

/** What the app around the web view has heard. */
const heard: unknown[] = [];
const taspaApp = { postMessage: (text: string) => heard.push(JSON.parse(text).transactionCompleted) };

let role: 'adult' | 'child';

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
  heard.length = 0;
  role = 'adult';
  sessionStorage.clear();
  Object.assign(globalThis, { taspaApp, requestIdleCallback: (start: () => void) => setTimeout(start) });
  setKnownCookie('user');
  // A viewer without a profile is loaded again, as in a new document.
  setViewer({ state: 'user', name: null, phone: null });
  const profile = () => ({ id: '1', name: 'P1', role, icon: null });
  answerWith({
    'GET /api/session': () => json({ state: 'user', name: 'Aisha', phone: null, profile: profile() }),
    'POST /api/session': () => json({ is_guest: false }),
    'GET /api/session/status-block': () => json({ state: 'fine', isLocked: true, username: '7' }),
  });
});
afterEach(() => {
  cleanup();
  setKnownCookie(null);
});

const requests = (call: string) =>
  server.requested.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call);

async function open(context: ContextId, address: string, site = 'taspa'): Promise<void> {
  history.replaceState(null, '', address);
  const siteContext = {
    site: siteById(site),
    context: contexts[context],
    locale: 'ru',
    audience: 'everyone',
  };
  jest.mocked(currentSiteContext).mockResolvedValue(siteContext as never);
  const page = (await RootLayout({ children: null, modal: null })) as ReactElement;
  await act(async () => {
    render(page, { container: document as unknown as HTMLElement });
  });
  await passTasks();
}

describe('spec 1 §4: the product starts in the mobile account, too, which has no header', () => {
  test('the device is authenticated', async () => {
    await open('account_mobile', '/lk');
    await waitFor(() => expect(requests('POST /api/session')).toHaveLength(1));
    expect(requests('GET /api/session')).toHaveLength(1);
  });

  test('a guest without a session learns whether access would be denied', async () => {
    setKnownCookie(null);
    setViewer({ state: 'none', name: null, phone: null });
    await open('account_mobile', '/account_mobile');
    await waitFor(() => expect(requests('GET /api/welcome')).toHaveLength(1));
  });

  test('a viewer who was logged in without a dialog is asked the questions after a login', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${QUIET_LOGIN_COOKIE}=1; path=/`;
    await open('account_mobile', '/account_mobile', 'almatv');
    await waitFor(() => expect(requests('GET /api/session/parental')).toHaveLength(1));
    await waitFor(() => expect(requests('GET /api/session/status-block')).toHaveLength(1));
  });

  test('a child is asked none', async () => {
    role = 'child';
    await open('account_mobile', '/account_mobile', 'almatv');
    await waitFor(() => expect(requests('GET /api/session')).toHaveLength(1));
    await passTasks();
    expect(requests('GET /api/session/status-block')).toEqual([]);
  });
});

test('spec 3 §4 Transaction check: in the mobile account a payment whose bank leads back is reported', async () => {
  const order = orderOf({ kind: 'packet', key: '82' }, null) as Order;
  server.answers['GET /api/commerce/transactions'] = () =>
    json({ list: [transaction({ status: 'complete', createdAt: Date.now() - 60_000 })] });
  await open('account_mobile', `${returnPathOf('/packets/82', order)}&purchased=true&offer=1`);
  await waitFor(() => expect(heard).toContain(1));
  expect(location.pathname + location.search).toBe('/packets/82');
});

test('spec 1 §1 Surfaces: an embedded player starts no session with its page', async () => {
  await open('embed', '/content_embed/film');
  await passTasks();
  expect(server.requested).toEqual([]);
});

test.each([
  ['embed', '_blank'],
  ['account_mobile', undefined],
] as const)('before its script a link of %s opens in %s', async (context, target) => {
  await open(context, '/lk');
  expect(document.querySelector('base')?.target).toBe(target);
});
