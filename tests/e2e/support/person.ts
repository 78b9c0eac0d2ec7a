import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { platformUrl } from './platform';

export const PASSWORD = 'right-password';

/** A person with a phone, a password and a television, created by calls to the platform. */
export interface Person {
  login: string;
  phone: string;
  /** Calls the platform from the television. */
  atHome(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<unknown>;
  /** Removes every device except the television. */
  removeOtherDevices(): Promise<void>;
}

let count = 0;
const stamp = Date.now().toString(36);

/** A promo key of the seed for seven days that grants the films for sale. */
export const FILM_WEEK = 'KINO7';

export async function newPerson(
  request: APIRequestContext,
  options: { pin?: string; promo?: string; name?: string } = {},
): Promise<Person> {
  count += 1;
  const login = `person-${stamp}-${process.pid}-${count}`;
  const phone = `7706${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const call = async (
    token: string | null,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    data?: object,
  ) => {
    const headers = token ? { authorization: `Token ${token}` } : undefined;
    const response = await request.fetch(`${platformUrl}/v2${path}`, { method, data, headers });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  await call(null, 'POST', '/users', { username: login, password: PASSWORD, phone });
  const entered = await call(null, 'POST', '/auth/login', { login, password: PASSWORD });
  const television = { device_type: 'tv', application_type: 'android tv', vendor: 'Sony', model: 'Bravia' };
  const device = await call(entered.access_token, 'POST', '/users/self/devices', television);
  const { access_token: token } = await call(null, 'POST', '/auth/device', { device_id: device.id });
  const atHome: Person['atHome'] = (method, path, data) => call(token, method, path, data);
  if (options.pin) await atHome('PATCH', '/users/self', { pincode: options.pin });
  if (options.name) await atHome('PATCH', '/users/self', { first_name: options.name });
  if (options.promo) await atHome('POST', '/users/self/promokeys', { key: options.promo });
  const removeOtherDevices = async () => {
    const devices = (await atHome('GET', '/users/self/devices')) as Array<{ id: string; model: string }>;
    // The id of a device at its registration differs from its id in lists.
    for (const { id } of devices.filter(({ model }) => model !== television.model)) {
      const headers = { authorization: `Token ${token}` };
      const removed = await request.delete(`${platformUrl}/v2/users/self/devices/${id}`, { headers });
      expect(removed.ok(), `${removed.status()}`).toBe(true);
    }
  };
  return { login, phone, atHome, removeOtherDevices };
}

/** Calls our own API with the cookies of this browser. */
export async function askSite(page: Page, method: string, path: string, data?: object) {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
  return { status: response.status(), body: await response.json().catch(() => null) };
}

/**
 * Logs in without the dialog, which has its own journeys. A browser without a page first opens an address without one.
 */
export async function signInAs(page: Page, { login }: Person): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz');
  const { status } = await askSite(page, 'POST', '/session/login', { login, password: PASSWORD });
  expect(status).toBe(200);
}

/** The same for a browser without a page; `request` gets the cookies. */
export async function signIn(request: APIRequestContext, siteUrl: string, { login }: Person): Promise<void> {
  const headers = { origin: new URL(siteUrl).origin };
  const response = await request.post('/api/session/login', { data: { login, password: PASSWORD }, headers });
  expect(response.status(), await response.text()).toBe(200);
}
