import { act, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import type { PlayerSource } from '@/player/core/source';
import { user } from '@/tests/support/user';
import {
  advance,
  engine,
  engines,
  firstPicture,
  nextEngine,
  open,
  playWithFakes,
  report,
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

/** Epoch second of media second 0. */
const ZERO = 1_800_000_000;
const window = { start: ZERO + 100, end: ZERO + 130 };
const blackouts = { windows: [window], screen: 'https://platform/blackout.jpg' };
const archive: PlayerSource = {
  kind: 'archive',
  hls: 'https://origin/a.m3u8',
  archived: true,
  startDate: ZERO,
  blackouts,
};
const live: PlayerSource = { kind: 'live', hls: 'https://origin/l.m3u8', archived: true, blackouts };

const cover = () => screen.queryByTestId('player-blackout');
const media = () => engine().media;
/** Playback reaches a media second. */
const reach = (currentTime: number) => report(media(), { currentTime }, 'timeupdate');
const state = () => [cover() !== null, media().paused];

/** Opens a dated stream that plays at a media second. */
async function playAt(second: number, source: PlayerSource, onRequestTime = jest.fn()) {
  Object.assign(nextEngine, { zero: ZERO, live: source.kind === 'live' });
  jest.setSystemTime((ZERO + second) * 1000);
  await open({ source, onRequestTime }, { currentTime: second, duration: 3600 });
  return onRequestTime;
}

/** The pause of the keys of a keyboard or a phone, which works in a blackout, too. */
function withMediaSession(): () => void {
  let pause = () => {};
  const setActionHandler = (action: string, handler: (() => void) | null) => {
    if (action === 'pause' && handler) pause = handler;
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } });
  return () => pause();
}
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaSession'));

/** Live, the viewer pauses in the blackout until it is over and the stream no longer has its pictures. */
async function outlastPaused() {
  const pause = withMediaSession();
  const onRequestTime = await playAt(99, live);
  reach(100);
  act(() => pause());
  act(() => engine().events.leftWindow(window.start));
  await advance(90_000);
  return onRequestTime;
}

describe('spec 2 §4 Blackout', () => {
  test('while playing it is entered at its first second, and left at its last one, where playback continues', async () => {
    await playAt(90, archive);
    reach(99.9);
    expect(state()).toEqual([false, false]);
    reach(100);
    expect(state()).toEqual([true, true]);
    expect(cover()).toHaveTextContent(ru.player.blackoutTitle);
    await advance(29_500);
    expect(state()).toEqual([true, true]);
    await advance(500);
    expect([...state(), media().currentTime]).toEqual([false, false, 130]);
  });

  test('the cover has the picture of the configuration and says until when, on the clock of the broadcaster', async () => {
    await playAt(100, archive);
    expect(cover()?.querySelector('img')?.src).toBe(blackouts.screen);
    const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short', timeZone: 'Asia/Almaty' }).format(
      window.end * 1000,
    );
    expect(cover()).toHaveTextContent(time);
  });

  test('seeking enters it in the middle, and leads out of it', async () => {
    await playAt(10, archive);
    reach(120);
    expect(state()).toEqual([true, true]);
    reach(50);
    expect(state()).toEqual([false, false]);
    reach(120);
    await advance(10_000);
    expect([...state(), media().currentTime]).toEqual([false, false, 130]);
  });

  test('a viewer who paused before it stays paused after it', async () => {
    await playAt(90, archive);
    act(() => media().pause());
    reach(110);
    await advance(20_000);
    expect([...state(), media().currentTime]).toEqual([false, true, 130]);
  });

  test('opened during it nothing is shown before it ends', async () => {
    Object.assign(nextEngine, { zero: ZERO, live: false });
    await open({ source: { ...archive, beginAt: ZERO + 110 } }, null);
    expect([cover() === null, media().paused]).toEqual([true, true]);
    firstPicture(media(), { currentTime: 110, duration: 3600 });
    await settle();
    expect(state()).toEqual([true, true]);
    await advance(20_000);
    expect(state()).toEqual([false, false]);
  });

  test('watched live it continues live', async () => {
    await playAt(99, live);
    reach(100);
    expect(state()).toEqual([true, true]);
    await advance(30_000);
    // The live edge of the engine.
    expect([...state(), media().currentTime]).toEqual([false, false, 20]);
  });

  test('a pause during it stays after it, and the next press goes on at its end, where live is far ahead', async () => {
    const onRequestTime = await outlastPaused();
    expect([...state(), engines.length, onRequestTime.mock.calls]).toEqual([true, true, 1, []]);
    await user.keyboard('k');
    await settle();
    expect([...state(), onRequestTime.mock.calls]).toEqual([true, true, [[window.end, 'continues']]]);
  });

  test('after a pause that outlasted it, a press of "live" leads to live', async () => {
    const onRequestTime = await outlastPaused();
    expect(state()).toEqual([true, true]);
    await user.keyboard('{End}');
    await advance(2_000);
    expect([cover(), engines.length, onRequestTime.mock.calls]).toEqual([null, 2, []]);
  });

  test('when the stream ends inside it the following second is requested, and the old picture does not play', async () => {
    const onRequestTime = await playAt(90, archive);
    report(media(), { duration: 120 }, 'durationchange');
    reach(100);
    await advance(31_000);
    expect(onRequestTime.mock.calls).toEqual([[window.end, 'continues']]);
    expect(state()).toEqual([true, true]);
    expect(engines).toHaveLength(1);
  });

  test('the following second is not requested under a dialog, and is when it is closed', async () => {
    const onRequestTime = await playAt(90, archive);
    report(media(), { duration: 120 }, 'durationchange');
    reach(100);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await advance(40_000);
    expect([...state(), onRequestTime.mock.calls]).toEqual([true, true, []]);
    dialog.remove();
    await advance(1000);
    expect(onRequestTime.mock.calls).toEqual([[window.end, 'continues']]);
  });

  test('a viewer who seeks out of the blackout under an open dialog is not moved to its end', async () => {
    const onRequestTime = await playAt(90, archive);
    report(media(), { duration: 120 }, 'durationchange');
    reach(100);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await advance(40_000);
    reach(50);
    dialog.remove();
    await advance(1000);
    expect([...state(), onRequestTime.mock.calls]).toEqual([false, false, []]);
  });
});
