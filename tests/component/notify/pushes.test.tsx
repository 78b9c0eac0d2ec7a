import { act, render, screen, waitFor } from '@testing-library/react';
import { usePushes } from '@/components/notify/messages/use-pushes';
import { PushModal } from '@/components/notify/PushModal';
import { rememberRegistration } from '@/lib/client/browser/push-registration';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import { loadPushes } from '@/lib/client/notices/pushes';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import type { Push } from '@/lib/rules/notices/push';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { setKnownCookie } from '@/tests/support/known-cookie';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';
import { installDialog } from '../ui/browser';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: 'dialogs') => ({
    words: dictionaries[document.documentElement.lang as Locale][name],
    hasFailed: false,
    retry: () => {},
  }),
}));

const words = dictionaries.en.dialogs;
const onClose = jest.fn();
const inAnHour = () => Date.now() + 3_600_000;
const push = (part: Partial<Push> = {}): Push => ({
  id: '7',
  title: 'Final',
  body: 'It begins in five minutes',
  icon: null,
  action: 'Watch',
  ...{ expiresAt: inAnHour(), target: { kind: 'page', href: '/channels/all/perviy' } },
  ...part,
});
const modal = (data?: unknown) => (
  <PushModal
    {...{ to: null, data, settle: () => {}, notify: () => {}, words: dictionaries.en.session }}
    frame={{ isOpen: true, hideClose: false, onClose }}
  />
);
/** The platform's form of a push. */
const sent = (part: object = {}) => ({
  id: '7',
  title: 'Final',
  body: 'It begins',
  icon: '',
  action: '',
  time_to_live: 600,
  time_start: new Date(Date.now() - 1000).toISOString(),
  destination: null,
  ...part,
});
const requests = () => server.requested.map(({ method, path }) => `${method} ${path}`);

function Asking() {
  usePushes();
  return null;
}

beforeAll(installDialog);
beforeEach(() => {
  setKnownCookie('user');
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/');
  onClose.mockClear();
  answerWith({ 'DELETE /api/v2/users/self/pushes/7': () => json(null, 204) });
});

describe('spec 3 §3 Push notification: the modal `push`', () => {
  test.each(locales)('is complete in %s: title, body, picture, button', async (lang) => {
    document.documentElement.lang = lang;
    const { container } = render(modal(push({ icon: 'https://img.example/7.jpg', action: null })));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Final');
    expect(screen.getByText('It begins in five minutes')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: dictionaries[lang].dialogs.open });
    expect(link).toHaveAttribute('href', '/channels/all/perviy');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('is removed on the platform when it is shown, so that it comes once', async () => {
    render(modal(push()));
    expect(screen.getByRole('link', { name: 'Watch' })).toBeInTheDocument();
    await waitFor(() => expect(requests()).toEqual(['DELETE /api/v2/users/self/pushes/7']));
  });

  test('without a destination there is only something to read', async () => {
    render(modal(push({ target: null, action: null })));
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: words.ok }));
    expect(onClose).toHaveBeenCalled();
  });

  test('another site opens beside this one', () => {
    render(modal(push({ target: { kind: 'outside', href: 'https://tickets.example/' } })));
    const link = screen.getByRole('link', { name: `Watch (${words.newTab})` });
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['an address alone has no push', undefined],
    ['its time is over', push({ expiresAt: Date.now() - 1 })],
  ])('%s: the dialog closes itself, and nothing is noted', (_, data) => {
    render(modal(data));
    expect(onClose).toHaveBeenCalled();
    expect(requests()).toEqual([]);
  });
});

describe('spec 3 §3 Push notification: what the platform sends', () => {
  test.each<[object | null, string | null]>([
    [null, null],
    [{ type: 'channel', id: '3929', slug: 'perviy', code: '', src: '' }, '/channels/all/perviy'],
    [{ type: 'content', id: '12', slug: 'korga-12', code: '', src: '' }, '/contents/korga-12'],
    [{ type: 'enter_promo_key', id: '', slug: '', code: 'LETO', src: '' }, '/promo?code=LETO'],
    [{ type: 'last_channel', id: '', slug: '', code: '', src: '' }, '/channels'],
    [{ type: 'open_url', id: '', slug: '', code: '', src: 'https://x.example/a' }, 'https://x.example/a'],
    [{ type: 'open_url', id: '', slug: '', code: '', src: 'javascript:alert(1)' }, null],
    [{ type: 'unknown', id: '1', slug: '', code: '', src: '' }, null],
  ])('destination %j leads to %s', async (destination, href) => {
    answerWith({ 'GET /api/v2/users/self/pushes': () => json([sent({ destination })]) });
    const [first] = await loadPushes();
    expect(first?.target && 'href' in first.target ? first.target.href : null).toBe(href);
  });

  test('time to live counts from the start, and one that is over is left out', async () => {
    const time_start = new Date(Date.now() - 601_000).toISOString();
    answerWith({
      'GET /api/v2/users/self/pushes': () => json([sent({ id: '6', time_start }), sent()]),
    });
    expect((await loadPushes()).map(({ id }) => id)).toEqual(['7']);
  });
});

describe('spec 3 §3, §4: the open site asks for pushes as often as for messages', () => {
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const opened = () => takeRequestedModal('#push')?.isRequested ?? false;
  beforeEach(() => {
    jest.useFakeTimers();
    answerWith({ 'GET /api/v2/users/self/pushes': () => json([sent()]) });
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    delete document.documentElement.dataset.modal;
    Reflect.deleteProperty(globalThis, 'PushManager');
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('soon after the page, then every 150 s; each push opens once', async () => {
    render(<Asking />);
    await advance(3_000);
    expect(opened()).toBe(true);
    await advance(MESSAGE_POLL_MS);
    expect(requests()).toHaveLength(2);
    expect(opened()).toBe(false);
  });

  test('not over another modal: the next time counts', async () => {
    document.documentElement.dataset.modal = 'auth';
    render(<Asking />);
    await advance(3_000);
    expect(opened()).toBe(false);
    delete document.documentElement.dataset.modal;
    await advance(MESSAGE_POLL_MS);
    expect(opened()).toBe(true);
  });

  const subscribed = (endpoint: string | null) => {
    const pushManager = { getSubscription: async () => endpoint && { endpoint } };
    Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'granted' } });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ pushManager }) },
    });
  };

  test('a browser that is registered for Web Push gets them by itself', async () => {
    subscribed('https://push.example/1');
    rememberRegistration('https://push.example/1');
    render(<Asking />);
    await advance(3_000);
    expect(requests()).toEqual([]);
  });

  test.each([
    ['has forgotten its subscription', null, 'https://push.example/1'],
    ['has another one', 'https://push.example/2', 'https://push.example/1'],
    ['could not register it', 'https://push.example/1', null],
  ])('a browser that %s asks in the page', async (_, endpoint, registered) => {
    subscribed(endpoint);
    if (registered) rememberRegistration(registered);
    render(<Asking />);
    await advance(3_000);
    expect(requests()).toHaveLength(1);
  });

  test('a guest is asked in the page after a logout: the registration was that of the account', async () => {
    subscribed('https://push.example/1');
    rememberRegistration('https://push.example/1');
    forgetViewerData('user', 'guest');
    render(<Asking />);
    await advance(3_000);
    expect(requests()).toHaveLength(1);
  });
});
