import { startMessenger } from '@/app/[site]/[locale]/_parts/follow-messenger';
import { logOut } from '@/lib/client/session/login';
import { renew } from '@/lib/client/session/renew';
import { requestWelcome } from '@/lib/client/session/request-welcome';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import {
  forgetRegionMessage,
  readRegionMessage,
  storeRegionMessage,
} from '@/lib/client/viewer/region-message';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, server } from '../server';

/** A browser that stores nothing: its storage is full, or forbidden. */
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => {
  for (const call of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
});
afterEach(() => jest.restoreAllMocks());

describe('a storage that refuses', () => {
  test('spec 1 §4 Logout: what the server has done does not count as failed', async () => {
    answerWith({ 'DELETE /api/session': () => json({}) });
    await expect(logOut()).resolves.toBeUndefined();
  });

  test('a change of the viewer still removes what the memory has', () => {
    setKnownCookie('guest');
    expect(() => forgetViewerData('user', 'guest')).not.toThrow();
  });

  test('the session starts although the browser refuses storage', async () => {
    setKnownCookie('guest');
    answerWith({ 'POST /api/session': () => json({}) });
    await renew();
    expect(server.requested).toHaveLength(1);
  });

  test('a browser without a session is welcomed', async () => {
    setKnownCookie(null);
    answerWith({ 'GET /api/welcome': () => json(null, 204) });
    await expect(requestWelcome()).resolves.toBeUndefined();
  });

  test('the text of a refused region is not kept', () => {
    storeRegionMessage('Not here');
    expect(readRegionMessage()).toBeNull();
    expect(forgetRegionMessage).not.toThrow();
  });

  test('a mini-app has the colours of its messenger', () => {
    startMessenger([], { initData: 'a', theme: { button_color: '#00ff00' } });
    expect(document.documentElement.style.length).toBeGreaterThan(0);
  });
});
