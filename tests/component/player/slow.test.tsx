import { act, fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { LOADING_LIMIT_MS } from '@/player/core/constants';
import { user } from '@/tests/support/user';
import {
  advance,
  engine,
  engines,
  film,
  firstPicture,
  nextEngine,
  open,
  playWithFakes,
  report,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const panel = () => screen.queryByTestId('player-slow');
const wayOn = <a href="/contents/steppe-7">О фильме</a>;
/** Of each kind of wait: until the stream call answers, until the first picture, after a stall. */
const waits: [string, () => Promise<void>][] = [
  ['a stream call without an answer', async () => void (await open({ source: null, wayOn }, null))],
  ['a stream that loads nothing', async () => void (await open({ wayOn }, null))],
  [
    'a stall during playback',
    async () => {
      await open({ wayOn });
      report(engine().media, { readyState: 2 }, 'waiting');
    },
  ],
  [
    'a live stream without a picture',
    async () => {
      Object.assign(nextEngine, { live: true });
      await open({ source: { kind: 'live', hls: 'https://origin/l.m3u8' }, wayOn }, null);
    },
  ],
];

describe('spec 2 §8 Loading timeout', () => {
  test.each(waits)('%s: after ten seconds there is a text, a retry and a way on', async (_, wait) => {
    await wait();
    await advance(LOADING_LIMIT_MS - 500);
    expect(panel()).toBeNull();
    await advance(1000);
    expect(panel()).toHaveTextContent(ru.player.slow);
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'О фильме' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.slow);
  });

  test('a picture ends it, and the next stall has ten seconds of its own', async () => {
    await open({ wayOn }, null);
    await advance(LOADING_LIMIT_MS + 500);
    firstPicture(engine().media);
    await advance(0);
    expect(panel()).toBeNull();
    report(engine().media, { readyState: 2 }, 'waiting');
    await advance(LOADING_LIMIT_MS - 500);
    expect(panel()).toBeNull();
  });

  test('the hint of the seek bar does not come back without the pointer', async () => {
    await open({ wayOn });
    fireEvent.pointerMove(screen.getByRole('slider', { name: 'Перемотка' }), { clientX: 500 });
    expect(screen.getByTestId('player-hint')).toBeInTheDocument();
    report(engine().media, { readyState: 2 }, 'waiting');
    await advance(LOADING_LIMIT_MS + 500);
    firstPicture(engine().media);
    await advance(0);
    expect([panel(), screen.queryByTestId('player-hint')]).toEqual([null, null]);
    expect(screen.getByRole('slider', { name: 'Перемотка' })).toBeInTheDocument();
  });

  test('a retry repeats the stream call, and reloads a known stream', async () => {
    const onRetry = jest.fn();
    const view = await open({ source: null, wayOn, onRetry }, null);
    await advance(LOADING_LIMIT_MS + 500);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await view.change({ source: film });
    await advance(LOADING_LIMIT_MS + 500);
    const before = engines.length;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await advance(0);
    expect([onRetry.mock.calls.length, engines.length]).toEqual([2, before + 1]);
  });

  test('without a network its text is that of the network', async () => {
    await open({ wayOn });
    report(engine().media, { readyState: 2 }, 'waiting');
    act(() => void window.dispatchEvent(new Event('offline')));
    await advance(LOADING_LIMIT_MS + 500);
    expect(panel()).not.toHaveTextContent(ru.player.slow);
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.offline);
  });
});
