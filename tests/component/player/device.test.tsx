import { act, fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { user } from '@/tests/support/user';
import { advance, engine, noTracks, open, playWithFakes } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1280;

const widthIs = (width: number) => Object.assign(window, { innerWidth: width });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  widthIs(1024);
  jest.restoreAllMocks();
});

describe('spec 2 §4 "Controls and ticks": a tab that becomes hidden', () => {
  function hideTab() {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test.each([
    ['pauses on mobile', PHONE_WIDTH, true],
    ['keeps playing elsewhere', DESKTOP_WIDTH, false],
  ])('%s', async (_, width, isPaused) => {
    widthIs(width);
    await open();
    hideTab();
    expect(engine().media.paused).toBe(isPaused);
  });

  test('keeps playing in picture-in-picture', async () => {
    widthIs(PHONE_WIDTH);
    await open();
    act(() => void engine().media.dispatchEvent(new Event('enterpictureinpicture')));
    hideTab();
    expect(engine().media.paused).toBe(false);
  });
});

test.each([
  ['a browser window has picture-in-picture', false],
  ['spec 2 §6: a webview has no picture-in-picture', true],
])('%s', async (_, isWebview) => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true });
  if (isWebview) document.documentElement.dataset.noPip = '';
  await open();
  expect(screen.queryByRole('button', { name: ru.player.pip }) === null).toBe(isWebview);
  delete document.documentElement.dataset.noPip;
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: undefined, configurable: true });
});

describe('spec 2 §4 "Controls and ticks": a moving pointer is read every 20 ms, on mobile every 200 ms', () => {
  const controls = () => document.querySelector('[data-visible]');
  const region = () => screen.getByRole('region', { name: /Плеер/ });
  function moveAt(timeStamp: number) {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(region(), event);
  }

  test.each([
    [DESKTOP_WIDTH, 19, 'false'],
    [DESKTOP_WIDTH, 20, 'true'],
    [PHONE_WIDTH, 199, 'false'],
    [PHONE_WIDTH, 200, 'true'],
  ])(
    '%d px wide, %d ms after the last reading: the controls stay longer: %s',
    async (width, gap, isVisible) => {
      widthIs(width);
      await open();
      moveAt(10_000);
      await advance(3000);
      moveAt(10_000 + gap);
      await advance(2000);
      expect(controls()).toHaveAttribute('data-visible', isVisible);
    },
  );
});

describe('spec 2 §2 "Player UI": picture-in-picture', () => {
  beforeEach(() =>
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true }),
  );
  afterEach(() => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: false });
    Reflect.deleteProperty(window, 'documentPictureInPicture');
  });

  test('opens picture-in-picture; the button follows the state that the browser reports', async () => {
    await open();
    const { media } = engine();
    const requested = jest.fn(async () => ({}) as PictureInPictureWindow);
    media.requestPictureInPicture = requested;
    await user.click(button('Картинка в картинке'));
    await advance(0);
    expect(requested).toHaveBeenCalledTimes(1);
    expect(button('Картинка в картинке')).toBeInTheDocument();
    act(() => void media.dispatchEvent(new Event('enterpictureinpicture')));
    expect(button('Вернуть видео на страницу')).toBeInTheDocument();
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: null });
    act(() => void media.dispatchEvent(new Event('leavepictureinpicture')));
    expect(button('Картинка в картинке')).toBeInTheDocument();
  });

  test('with subtitles the picture moves to its own window, and back when that closes', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const small = frame.contentWindow as Window;
    Object.assign(window, { documentPictureInPicture: { requestWindow: async () => small, window: small } });
    await open();
    act(() =>
      engine().events.tracks({
        ...noTracks,
        text: [{ id: '5', language: 'ru', name: 'Русские' }],
        textId: '5',
      }),
    );
    const { media } = engine();
    await user.click(button('Картинка в картинке'));
    await advance(0);
    expect(small.document.contains(media)).toBe(true);
    act(() => void small.dispatchEvent(new Event('pagehide')));
    expect(document.contains(media)).toBe(true);
    frame.remove();
  });

  test('a browser without picture-in-picture has no button', async () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: false });
    await open();
    expect(screen.queryByRole('button', { name: 'Картинка в картинке' })).toBeNull();
  });
});
