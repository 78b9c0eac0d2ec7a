import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { platformUrl } from './platform';

export const PASSWORD = 'right-password';

/** Somebody with a phone, a password and a television, as other screens of the platform left them. */
export interface Person {
  login: string;
  phone: string;
  /** Calls of the television. */
  atHome(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<unknown>;
  /** The television removes every device but itself. */
  removeOtherDevices(): Promise<void>;
}

let count = 0;
const stamp = Date.now().toString(36);

/** A seven-day promo key of the seed: it opens the films that are sold. */
export const FILM_WEEK = 'KINO7';

export async function newPerson(
  request: APIRequestContext,
  wish: { pin?: string; promo?: string; name?: string } = {},
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
  if (wish.pin) await atHome('PATCH', '/users/self', { pincode: wish.pin });
  if (wish.name) await atHome('PATCH', '/users/self', { first_name: wish.name });
  if (wish.promo) await atHome('POST', '/users/self/promokeys', { key: wish.promo });
  const removeOtherDevices = async () => {
    const devices = (await atHome('GET', '/users/self/devices')) as Array<{ id: string; model: string }>;
    // What a device is given at its registration is not what lists call it by.
    for (const { id } of devices.filter(({ model }) => model !== television.model)) {
      const headers = { authorization: `Token ${token}` };
      const removed = await request.delete(`${platformUrl}/v2/users/self/devices/${id}`, { headers });
      expect(removed.ok(), `${removed.status()}`).toBe(true);
    }
  };
  return { login, phone, atHome, removeOtherDevices };
}

/** A call of our own pages, with the cookies of this browser. */
export async function askSite(page: Page, method: string, path: string, data?: object) {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
  return { status: response.status(), body: await response.json().catch(() => null) };
}

/** Signs in without the dialog, which has journeys of its own. A browser that is nowhere yet goes where there is no page. */
export async function signInAs(page: Page, { login }: Person): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz');
  const { status } = await askSite(page, 'POST', '/session/login', { login, password: PASSWORD });
  expect(status).toBe(200);
}

/** The same for a browser without a page; `request` is the one whose cookies it fills. */
export async function signIn(request: APIRequestContext, siteUrl: string, { login }: Person): Promise<void> {
  const headers = { origin: new URL(siteUrl).origin };
  const response = await request.post('/api/session/login', { data: { login, password: PASSWORD }, headers });
  expect(response.status(), await response.text()).toBe(200);
}
