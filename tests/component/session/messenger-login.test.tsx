import { waitFor } from '@testing-library/react';
import { startMessenger } from '@/app/[site]/[locale]/_parts/follow-messenger';
import { ALERTED } from '@/lib/client/modals/alert';
import { logIn } from '@/lib/client/session/login';
import { denyAccess, keepLoginOpen } from '@/lib/client/viewer/access-denied';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

jest.mock('@/lib/client/session/login', () => ({ logIn: jest.fn() }));
jest.mock('@/lib/client/i18n/load-words', () => ({
  loadWords: async (name: keyof typeof dictionaries.ru) => dictionaries.ru[name],
}));

const START = '#tgWebAppData=user%3D%257B%257D%26hash%3Dab&tgWebAppVersion=8.0';
const launch = { initData: 'user=%7B%7D&hash=ab', theme: null };

describe('spec 1 §1 Surfaces: the login of a mini-app', () => {
  beforeEach(() => {
    history.replaceState(null, '', `/channels${START}`);
    jest.mocked(logIn).mockResolvedValue({
      viewer: { state: 'user', name: 'Айгерим', phone: null },
      wasGuest: true,
    });
  });
  afterEach(() => {
    jest.clearAllMocks();
    Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  });

  test('in the view of a messenger its start data log in', async () => {
    const postEvent = jest.fn();
    Object.assign(window, { TelegramWebviewProxy: { postEvent } });
    startMessenger([], launch);
    await waitFor(() => expect(logIn).toHaveBeenCalledWith({ initData: launch.initData }));
  });

  test('in an ordinary browser they do not: a link must not log its reader in as somebody else', async () => {
    expect(startMessenger([], launch)).toBeNull();
    expect(logIn).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  test('where login is forced, no other one opens before the messenger has logged in', async () => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: jest.fn() } });
    const stop = keepLoginOpen();
    denyAccess('login_required', null);
    expect(location.hash).toBe(START);
    startMessenger([], launch);
    await waitFor(() => expect(location.hash).toBe(''));
    stop();
  });

  test.each([
    ['refused', new PlatformError('refused', 'No', { status: 403 })],
    ['not answered', new PlatformError('unavailable', 'No')],
  ])('where login is forced, it opens after that of the messenger was %s', async (_how, error) => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: jest.fn() } });
    jest.mocked(logIn).mockRejectedValue(error);
    const stop = keepLoginOpen();
    startMessenger([], launch);
    await waitFor(() => expect(location.hash).toBe('#auth'));
    stop();
  });

  test.each([
    [
      'without an answer says that the service does not answer',
      new PlatformError('unavailable', 'POST /login: no answer'),
      dictionaries.ru.dialogs.unavailable,
    ],
    [
      'that is refused says why',
      new PlatformError('refused', 'Вход закрыт.', { status: 403, sentence: 'Вход закрыт.' }),
      'Вход закрыт.',
    ],
  ])('spec 1 §8 Generic handler: one %s', async (_, error, text) => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: jest.fn() } });
    jest.mocked(logIn).mockRejectedValue(error);
    const alerts: unknown[] = [];
    const listen = (event: Event) => alerts.push((event as CustomEvent).detail);
    addEventListener(ALERTED, listen);
    startMessenger([], launch);
    await waitFor(() => expect(alerts).toEqual([expect.objectContaining({ text })]));
    removeEventListener(ALERTED, listen);
  });

  test('where login is forced, it opens at once in an ordinary browser', () => {
    const stop = keepLoginOpen();
    startMessenger([], launch);
    expect(location.hash).toBe('#auth');
    stop();
  });
});
