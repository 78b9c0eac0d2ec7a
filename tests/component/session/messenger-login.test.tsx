import { waitFor } from '@testing-library/react';
import { startMessenger } from '@/app/[site]/[locale]/_parts/follow-messenger';
import { logIn } from '@/lib/client/session/login';

jest.mock('@/lib/client/session/login', () => ({ logIn: jest.fn() }));

const launch = { initData: 'user=%7B%7D&hash=ab', theme: null };

describe('spec 1 §1 Surfaces: the login of a mini-app', () => {
  beforeEach(() => {
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
  });
});
