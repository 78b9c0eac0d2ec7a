import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HeroTrailer } from '@/components/catalogue/content/trailer/HeroTrailer';
import { TrailerPicture } from '@/components/catalogue/content/trailer/TrailerPicture';
import { wantsTrailer } from '@/components/catalogue/content/trailer/wants-trailer';
import { whenIdle } from '@/components/catalogue/content/trailer/when-idle';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { loadBackdrop } from '@/player';
import { answerWith } from '@/tests/support/answer';
import { setKnownCookie } from '../../support/known-cookie';
import { installObserver } from '../ui/observer';
import { labels } from './fixtures';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/player', () => ({ loadBackdrop: jest.fn() }));

const requested = callAsViewer as unknown as jest.Mock;
const loaded = loadBackdrop as unknown as jest.Mock;

/** Sets the media queries and the connection that the page reads. */
function device({ width = 1280, hover = true, reduced = false, connection = {} as object }): void {
  globalThis.matchMedia = ((query: string) => ({
    matches:
      width >= Number(/min-width: (\d+)px/.exec(query)?.[1]) &&
      (hover || !query.includes('hover: hover')) &&
      (!reduced || !query.includes('no-preference')),
  })) as unknown as typeof matchMedia;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.clearAllMocks();
  installObserver();
  setKnownCookie('guest');
});

describe('spec 2 §2 trailer video: not on mobile', () => {
  test.each([
    ['a wide screen', {}, true],
    ['933 px', { width: 933 }, true],
    ['932 px', { width: 932 }, false],
    ['touch', { hover: false }, false],
    ['reduced motion', { reduced: true }, false],
    ['data saving', { connection: { saveData: true } }, false],
    ['a slow connection', { connection: { effectiveType: '2g' } }, false],
    ['a fast connection', { connection: { effectiveType: '4g' } }, true],
  ])('%s: %s', (_, settings, expected) => {
    device(settings);
    expect(wantsTrailer()).toBe(expected);
  });
});

describe('it starts when the page is idle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('starts after a delay for a viewer with a session', () => {
    const work = jest.fn();
    whenIdle(work, new AbortController().signal);
    jest.advanceTimersByTime(2_499);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('without a session it starts only after the first movement, because playing creates a guest', () => {
    setKnownCookie(null);
    const work = jest.fn();
    whenIdle(work, new AbortController().signal);
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointermove'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('does not start on a page that was left', () => {
    const work = jest.fn();
    const life = new AbortController();
    whenIdle(work, life.signal);
    life.abort();
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });

  test('loads nothing of the player on a phone', async () => {
    device({ width: 390 });
    render(<HeroTrailer trailerId="1" labels={labels.page} />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requested).not.toHaveBeenCalled();
    expect(loaded).not.toHaveBeenCalled();
  });
});

describe('spec 2 §2 trailer video: muted toggle', () => {
  /** Renders a trailer that plays as soon as it is requested. */
  const play = () => {
    const media = document.createElement('video');
    const callbacks: { onOver?: () => void } = {};
    Object.assign(media, { play: jest.fn(async () => {}), pause: jest.fn() });
    requested.mockImplementation(answerWith({ hls: 'trailer.m3u8' }));
    const destroy = jest.fn();
    loaded.mockResolvedValue((_: HTMLElement, __: object, on: { onPlaying(): void; onOver(): void }) => {
      callbacks.onOver = on.onOver;
      queueMicrotask(on.onPlaying);
      return { media, destroy };
    });
    render(<TrailerPicture trailerId="1" labels={labels.page} />);
    return { media, callbacks, destroy };
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('starts muted, can be unmuted, and can be stopped (WCAG 2.2.2)', async () => {
    const { media } = play();
    await screen.findByRole('button', { name: labels.page.unmute });
    expect(media.muted).toBe(true);
    press(labels.page.unmute);
    expect(media.muted).toBe(false);
    press(labels.page.pauseTrailer);
    expect(media.pause).toHaveBeenCalled();
    press(labels.page.playTrailer);
    expect(media.play).toHaveBeenCalled();
  });

  test('pauses under a dialog and continues when the dialog has left the document', async () => {
    const dialog = document.createElement('dialog');
    const querySpy = jest
      .spyOn(document, 'querySelector')
      .mockImplementation(() => dialog.parentElement && dialog);
    document.body.append(dialog);
    const { media } = play();
    await screen.findByRole('button', { name: labels.page.unmute });
    let isPaused = false;
    Object.defineProperty(media, 'paused', { get: () => isPaused });
    fireEvent(media, new Event('playing'));
    expect(media.pause).toHaveBeenCalledTimes(1);
    isPaused = true;
    expect(media.play).not.toHaveBeenCalled();
    dialog.remove();
    await waitFor(() => expect(media.play).toHaveBeenCalledTimes(1));
    querySpy.mockRestore();
  });

  test('shows the picture again when it ends', async () => {
    const { callbacks, destroy } = play();
    await screen.findByRole('button', { name: labels.page.unmute });
    act(() => callbacks.onOver?.());
    expect(screen.queryByRole('button')).toBeNull();
    expect(destroy).toHaveBeenCalled();
  });

  test('an error leaves the picture', async () => {
    requested.mockRejectedValue(new Error('away'));
    loaded.mockResolvedValue(jest.fn());
    render(<TrailerPicture trailerId="1" labels={labels.page} />);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
