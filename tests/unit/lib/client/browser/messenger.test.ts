/** @jest-environment jsdom */
import { findMessenger, type MessengerNews, readLaunch } from '@/lib/client/browser/messenger';

const launch = (fields: Record<string, string>) => `#${new URLSearchParams(fields)}`;

describe('spec 1 §1 Surfaces: a mini-app, what its address starts with', () => {
  test('who opens it, and the colour of the buttons', () => {
    const hash = launch({
      tgWebAppData: 'user=%7B%7D&hash=ab',
      tgWebAppVersion: '8.0',
      tgWebAppThemeParams: JSON.stringify({ button_color: '#31b545', bg_color: '#1c1c1d' }),
    });
    expect(readLaunch(hash)).toEqual({ initData: 'user=%7B%7D&hash=ab', theme: { button_color: '#31b545' } });
  });

  test.each([
    ['#auth', null],
    ['', null],
    [launch({ tgWebAppData: '' }), { initData: null, theme: null }],
    [launch({ tgWebAppThemeParams: '{' }), { initData: null, theme: null }],
    [launch({ tgWebAppThemeParams: '{"button_color":"url(x)"}' }), { initData: null, theme: null }],
  ])('%s: %p', (hash, expected) => expect(readLaunch(hash)).toEqual(expected));
});

/** A window in a frame of a page with that origin. */
function framed(origin: string) {
  const parent = { postMessage: jest.fn() };
  const self = Object.assign(new EventTarget(), {
    parent,
    top: parent,
    location: { origin: 'https://tv.example', ancestorOrigins: [origin] },
    document: { referrer: '' },
  });
  const message = (data: unknown, from = origin, source: unknown = parent) =>
    self.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));
  return { parent, self: self as unknown as Window, message };
}

describe('quality S31: a messenger that frames us', () => {
  const web = 'https://messenger.example';

  test('gets our calls at its own origin', () => {
    const { parent, self } = framed(web);
    findMessenger(self, [web])?.send({ type: 'web_app_setup_back_button', data: { is_visible: true } });
    expect(parent.postMessage).toHaveBeenCalledWith(
      JSON.stringify({ eventType: 'web_app_setup_back_button', eventData: { is_visible: true } }),
      web,
    );
  });

  test('is no messenger when its origin is not listed', () => {
    expect(findMessenger(framed('https://evil.example').self, [web])).toBeNull();
  });

  test('its back button and its colours are handled; other messages and other senders are ignored', () => {
    const { self, message } = framed(web);
    const heard: MessengerNews[] = [];
    const stop = findMessenger(self, [web])?.listen((news) => heard.push(news));
    const back = JSON.stringify({ eventType: 'back_button_pressed' });
    const theme = { eventType: 'theme_changed', eventData: { theme_params: { button_color: '#3390ec' } } };
    message(back, 'https://evil.example');
    message(back, web, {});
    message('{');
    message({ eventType: 'back_button_pressed' });
    message(JSON.stringify({ eventType: 'custom_method_invoked' }));
    message(JSON.stringify({ eventType: 'theme_changed', eventData: null }));
    message(back);
    message(JSON.stringify(theme));
    stop?.();
    message(back);
    expect(heard).toEqual([{ event: 'back' }, { event: 'theme', theme: { button_color: '#3390ec' } }]);
  });
});

describe('a native messenger', () => {
  test('has a handle of its own in the window, both ways', () => {
    const postEvent = jest.fn();
    const self = { TelegramWebviewProxy: { postEvent } } as unknown as Window & {
      Telegram?: { WebView: { receiveEvent(type: string, data: unknown): void } };
    };
    Object.assign(self, { parent: self });
    const messenger = findMessenger(self, []);
    messenger?.send({ type: 'web_app_ready' });
    expect(postEvent).toHaveBeenCalledWith('web_app_ready', '{}');
    const heard: MessengerNews[] = [];
    messenger?.listen((news) => heard.push(news));
    self.Telegram?.WebView.receiveEvent('back_button_pressed', null);
    expect(heard).toEqual([{ event: 'back' }]);
  });

  test('an ordinary browser has none', () => {
    const self = {} as Window;
    Object.assign(self, { parent: self });
    expect(findMessenger(self, ['https://messenger.example'])).toBeNull();
  });
});
