import { act, render, waitFor } from '@testing-library/react';
import { SameAudience } from '@/components/shell/SameAudience';
import { endLostSession, setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import type { Audience } from '@/lib/shared/sites/audience';
import { setKnownCookie } from '../../support/known-cookie';
import { passTasks } from '../tasks';

const reload = jest.fn();
jest.mock('@/lib/client/browser/reload', () => ({ reload: () => reload() }));

let navigationType: string;

beforeEach(() => {
  reload.mockReset();
  setKnownCookie('user');
  history.replaceState(null, '', '/');
  navigationType = 'navigate';
  performance.getEntriesByType = () => [{ type: navigationType } as unknown as PerformanceEntry];
});

const show = (audience: Audience) => render(<SameAudience audience={audience} />);

describe('quality S14: a page of another audience is reloaded', () => {
  test.each([
    ['everyone', 'user', 0],
    ['everyone', 'guest', 0],
    ['everyone', 'child', 1],
    ['child', 'child', 0],
    ['child', 'user', 1],
    ['child6', 'child6', 0],
    ['child', 'child6', 1],
    ['child6', 'child', 1],
  ] as const)('a page of %s for a %s reloads %d times', (audience, kind, times) => {
    setKnownCookie(kind);
    show(audience);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('a page that is wrong again after a reload is not reloaded again', () => {
    setKnownCookie('child');
    navigationType = 'reload';
    show('everyone');
    expect(reload).not.toHaveBeenCalled();
  });

  test('spec 1 §4: when the device of a child is no longer known, it leads home with the login', () => {
    history.replaceState(null, '', '/movies');
    setKnownCookie('child');
    show('child');
    setKnownCookie('guest');
    act(endLostSession);
    expect(location.pathname + location.hash).toBe('/#auth');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('spec 1 §1 Surfaces: in the mobile account it leads to the first page of the account', () => {
    document.documentElement.dataset.home = '/account_mobile';
    history.replaceState(null, '', '/lk');
    setKnownCookie('child');
    setViewer({ state: 'user', name: null, phone: null, profile: null });
    show('child');
    setKnownCookie('guest');
    act(endLostSession);
    expect(location.pathname + location.hash).toBe('/account_mobile#auth');
    Reflect.deleteProperty(document.documentElement.dataset, 'home');
  });

  test('spec 3 §6: when an adult takes over on a page for adults, it reloads the same page without the dialog of the PIN', () => {
    history.replaceState(null, '', '/contents/film-1?from=search#pincode');
    setKnownCookie('child');
    render(<p data-for-adults="">not for children</p>);
    show('child');
    setKnownCookie('user');
    act(() => setViewer({ state: 'user', name: null, phone: null, profile: null }));
    expect(location.pathname + location.search + location.hash).toBe('/contents/film-1?from=search');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('checks again when the page returns from the history or becomes visible', () => {
    show('everyone');
    setKnownCookie('child');
    dispatchEvent(new Event('pageshow'));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('quality S08: the back/forward cache shows nothing of an earlier viewer', () => {
  const profile = { id: '1', name: 'Айгерим', role: 'adult' as const, icon: null };
  const user: Viewer = { state: 'user', name: null, phone: '77010000001', profile };
  const fetched = jest.fn();

  beforeEach(() => {
    globalThis.fetch = fetched;
    fetched.mockReset();
  });

  /** Leaves the page, lets `change` happen on the next ones, and comes back with the Back button. */
  async function comeBack(before: Viewer, change: () => void) {
    show('everyone');
    act(() => setViewer(before));
    dispatchEvent(new Event('pagehide'));
    change();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
  const answers = (viewer: Viewer) =>
    fetched.mockResolvedValue({
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => viewer,
      text: async () => JSON.stringify(viewer),
    });

  test.each([
    ['a logout', 'user', 'guest'],
    ['a login', 'guest', 'user'],
  ])('after %s the page is loaded again at once', async (_, before, after) => {
    setKnownCookie(before);
    await comeBack({ ...user, state: before as 'user' }, () => setKnownCookie(after));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<Viewer>]>([
    ['another profile', { profile: { ...profile, id: '2' } }],
    ['another user', { phone: '77010000002' }],
    ['a session that the server ended', { state: 'guest', phone: null, profile: null }],
  ])('after a change to %s the page is loaded again', async (_, change) => {
    await comeBack(user, () => answers({ ...user, ...change }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test.each<[string, () => unknown]>([
    ['the same viewer', () => answers({ ...user, name: 'Айгерим' })],
    ['a viewer who cannot be asked for', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ])('a page of %s stays', async (_, answer) => {
    await comeBack(user, () => void answer());
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await passTasks();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a page of a guest makes no call', async () => {
    setKnownCookie('guest');
    await comeBack({ state: 'guest', name: null, phone: null, profile: null }, () => {});
    await passTasks();
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });
});
