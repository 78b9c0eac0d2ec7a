import { followMessenger } from '@/app/[site]/[locale]/_parts/follow-messenger';
import { findMessenger, type Messenger } from '@/lib/client/browser/messenger';

const closeModal = jest.fn();
jest.mock('@/lib/client/modals/close', () => ({ closeModal: () => closeModal() }));

const goHome = jest.fn((event: Event) => event.preventDefault());
const back = jest.spyOn(history, 'back').mockImplementation(() => {});
let stop = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<header><a href="/">Home</a></header>';
  document.querySelector('a')?.addEventListener('click', goHome);
  Object.assign(window, { TelegramWebviewProxy: { postEvent() {} } });
  stop = followMessenger(findMessenger(window, []) as Messenger);
});
afterEach(() => {
  stop();
  for (const name of ['TelegramWebviewProxy', 'navigation']) Reflect.deleteProperty(window, name);
});

/** What is called when the viewer presses the back button of the messenger. */
function press(address: string, canGoBack: boolean) {
  history.replaceState(null, '', address);
  Object.assign(window, { navigation: { canGoBack } });
  const { Telegram } = window as { Telegram?: { WebView: { receiveEvent(type: string): void } } };
  Telegram?.WebView.receiveEvent('back_button_pressed');
  const calls = { back, goHome, closeModal };
  return Object.entries(calls).flatMap(([name, call]) => (call.mock.calls.length > 0 ? [name] : []));
}

test.each([
  ['on a page with one behind it: one step back', '/channels', true, 'back'],
  ['over a modal with an entry of its own: one step back closes it', '/channels#auth', true, 'back'],
  ['on a page that was opened directly: home', '/channels', false, 'goHome'],
  ['over a modal that the page was opened with: it is closed', '/channels#auth', false, 'closeModal'],
])('spec 1 §1 Surfaces: the back button of a messenger, %s', (_, address, canGoBack, called) => {
  expect(press(address, canGoBack)).toEqual([called]);
});
