import { randomInt, randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  request,
} from '@playwright/test';
import type { ContextId } from '@/lib/shared/sites/contexts';
import type { Site } from '@/lib/shared/sites/sites';
import { handToChild } from './child';
import type { Load } from './crawler';
import { contextFrom } from './login-methods';
import type { Viewer } from './places';
import { SITE } from './plain-http';
import { platformUrl } from './platform';

/** A subscriber of the cable network is known by the line; all others have one of their own, because limits count by address. */
const lineOf = (id: string): string =>
  id === 'cable' ? `198.51.100.${randomInt(10, 13)}` : `198.18.${randomInt(1, 250)}.${randomInt(1, 250)}`;

async function answerOf(response: APIResponse): Promise<{ code: string; access_token: string }> {
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** The access token of a new customer: a code of the partner makes one at every provider, also where the site registers nobody. */
async function newCustomer(client: APIRequestContext, provider: string): Promise<string> {
  const identifier = `customer-${randomUUID().slice(0, 8)}`;
  const order = { data: { partner: provider, identifier } };
  const { code } = await answerOf(await client.post(`${platformUrl}/sandbox/partners/codes`, order));
  const login = { data: { identifier, token: code } };
  const { access_token } = await answerOf(await client.post(`${platformUrl}/v2/auth/otp/${provider}`, login));
  // Otherwise a page of this viewer would ask about a PIN.
  const declined = {
    headers: { authorization: `Token ${access_token}` },
    data: { parental_status: 'ignore' },
  };
  expect((await client.patch(`${platformUrl}/v2/users/self`, declined)).ok()).toBe(true);
  return access_token;
}

/** Surfaces that an address begins; the others are pages of their own. */
const STARTS: Partial<Record<ContextId, string>> = {
  webview: 'webview=1',
  miniapp: 'miniapp=1',
  television: 'tv=1',
};

/** A browser without script on the site of a brand, as one of the viewers, on one of the surfaces. Close it with `dispose`. */
export async function brandViewer(
  site: Site,
  viewer: Viewer,
  surface: ContextId,
): Promise<APIRequestContext> {
  const [hostname = ''] = site.hosts;
  const { port } = new URL(SITE);
  const host = `${hostname}:${port}`;
  const client = await request.newContext({
    baseURL: SITE,
    extraHTTPHeaders: { host, 'x-forwarded-for': lineOf(site.id) },
  });
  // Its start parameters arrive with the first address (spec 1 §2).
  const start = new URLSearchParams(STARTS[surface]);
  if (viewer !== 'guest') start.set('token', await newCustomer(client, site.provider ?? 'taspa'));
  await client.get(`/?${start}`, { maxRedirects: 0 });
  // A login that was refused would leave a guest.
  if (viewer !== 'guest') await answerOf(await client.get('/api/session/subscriptions'));
  if (viewer === 'child') {
    await handToChild(client, `http://${host}`);
  }
  return client;
}

/** The same viewer in a browser, which knows where the names below localhost lead. Close it. */
export async function inBrowser(
  browser: Browser,
  { id, hosts }: Site,
  client: APIRequestContext,
): Promise<BrowserContext> {
  const context = await contextFrom(browser, lineOf(id));
  const { cookies } = await client.storageState();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hosts[0] ?? '' })));
  return context;
}

const MOST_REDIRECTS = 5;

/** Loads pages as this viewer. Redirects are followed here, because the runner's own lead to another host. */
export function asViewer(client: APIRequestContext): Load {
  return async (path) => {
    let response = await client.get(path, { maxRedirects: 0 });
    for (let count = 0; count < MOST_REDIRECTS && response.headers().location; count += 1) {
      const { pathname, search } = new URL(response.headers().location ?? '', new URL(path, SITE));
      response = await client.get(pathname + search, { maxRedirects: 0 });
    }
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    return { status: response.status(), html: isPage ? await response.text() : '' };
  };
}
