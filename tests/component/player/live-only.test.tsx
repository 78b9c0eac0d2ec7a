import { act, fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import type { PlayerSource, Programme } from '@/player/core/source';
import { user } from '@/tests/support/user';
import { advance, engine, engines, nextEngine, open, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const START = 1_800_000_000;
const news: Programme = { id: 'news', title: 'Новости', start: START - 600, end: START };
const match: Programme = { id: 'match', title: 'Матч', start: START, end: START + 600, hasCatchUp: false };
const film: Programme = { id: 'film', title: 'Степь', start: START + 600, end: START + 6000 };
const live: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', archived: true };
const archive: PlayerSource = { kind: 'archive', hls: 'https://origin/archive.m3u8', archived: true };

const onRequestTime = jest.fn();
beforeEach(() => onRequestTime.mockReset());

/** The window holds 30 s; live is at its 20th second, which is this second of the first programme. */
async function openLive(second: number, more: Partial<PlayerSource> = {}, programmes = [news, match, film]) {
  Object.assign(nextEngine, { zero: START + second - 20, live: true });
  const source = { ...live, ...more };
  return open({ source, programmes, onRequestTime }, { duration: 30, currentTime: 20 });
}
const key = (name: string, code = name) => fireEvent.keyDown(document.body, { key: name, code });
const pauseOrPlay = () => key(' ', 'Space');
const controls = () =>
  [
    screen.queryByRole('slider', { name: ru.player.seek }),
    screen.queryByRole('button', { name: ru.player.startOver }),
    screen.queryAllByRole('button', { name: 'Назад на 10 секунд' })[0],
  ].map(Boolean);
const fails = () =>
  act(() => {
    for (let n = 0; n < 3; n += 1) engine().events.fault({ kind: 'network', fatal: true, detail: 'test' });
  });

describe('spec 2 §4 Schedule item states: a program without catch-up, while it is on air', () => {
  test('has no seek bar, no beginning and no step back; the programme after it has them', async () => {
    await openLive(120);
    expect(controls()).toEqual([false, false, false]);
    report(engine().media, { currentTime: 520 }, 'timeupdate');
    expect(screen.getByTestId('player-title')).toHaveTextContent(film.title);
    expect(controls()).toEqual([true, true, true]);
  });

  test.each([
    ['←', 'ArrowLeft', 'ArrowLeft'],
    ['a digit', '3', 'Digit3'],
    ['P', 'p', 'KeyP'],
  ])('%s is answered with a notice, and nothing is requested', async (_, name, code) => {
    await openLive(120);
    for (let press = 0; press < 4; press += 1) key(name, code);
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.noCatchUpSkip);
    await advance(500);
    expect([onRequestTime.mock.calls, engine().media.currentTime]).toEqual([[], 20]);
  });

  test('← from the next programme does not seek into it, and playback continues', async () => {
    await openLive(610);
    for (let press = 0; press < 4; press += 1) key('ArrowLeft');
    await advance(500);
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.noCatchUpSkip);
    expect([onRequestTime.mock.calls, engine().media.currentTime]).toEqual([[], 20]);
  });

  test('P at the beginning of the programme after it does not lead into it', async () => {
    await openLive(602);
    key('p', 'KeyP');
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.noCatchUpSkip);
    expect(onRequestTime).not.toHaveBeenCalled();
  });

  test('a pause shows a warning, and playback resumes live when its position has left the live window', async () => {
    await openLive(120);
    pauseOrPlay();
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.noCatchUpPause);
    act(() => engine().events.leftWindow(START + 120));
    await advance(60_000);
    pauseOrPlay();
    await advance(0);
    expect([onRequestTime.mock.calls, engines.length]).toEqual([[], 2]);
    expect(engine().source).not.toHaveProperty('beginAt');
  });

  test('after a network loss longer than the live window playback continues live', async () => {
    await openLive(120);
    act(() => engine().events.leftWindow(START + 120));
    await advance(0);
    expect([onRequestTime.mock.calls, engines.length]).toEqual([[], 2]);
    expect(engine().source).not.toHaveProperty('beginAt');
  });

  test('a retry after more than 30 s requests no archive', async () => {
    await openLive(120);
    fails();
    await advance(30_000);
    await user.click(screen.getByRole('button', { name: ru.player.retry }));
    await advance(0);
    expect([onRequestTime.mock.calls, engines.length]).toEqual([[], 2]);
  });

  test('the archive programme before it ends into live', async () => {
    nextEngine.zero = START - 600;
    const programmes = [news, match];
    await open({ source: archive, programmes, onRequestTime, now: () => START + 300 });
    report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
    expect(onRequestTime.mock.calls).toEqual([[0, 'continues']]);
  });

  test('N leads from the archive programme before it to live', async () => {
    nextEngine.zero = START - 600;
    await open({ source: archive, programmes: [news, match], onRequestTime, now: () => START + 300 });
    key('n', 'KeyN');
    expect(onRequestTime.mock.calls).toEqual([[0, 'requested']]);
  });

  test('the end of a blackout that touches it leads to live, also from behind live', async () => {
    const blackouts = { windows: [{ start: START + 105, end: START + 112 }], screen: null };
    await openLive(120, { blackouts });
    // The live stream is longer here, so that the blackout is no longer of now.
    engine().liveEdge = () => 100;
    report(engine().media, { duration: 110, currentTime: 7 }, 'durationchange', 'timeupdate');
    expect(screen.getByTestId('player-blackout')).toBeInTheDocument();
    act(() => engine().events.leftWindow(START + 107));
    await advance(6000);
    expect([onRequestTime.mock.calls, engines.length]).toEqual([[], 2]);
  });
});

test('a schedule that arrives later says which programme is on air only', async () => {
  const unknown = { ...match, hasCatchUp: undefined };
  const view = await openLive(120, {}, [unknown]);
  expect(controls()).toEqual([true, true, true]);
  await view.change({ programmes: [match] });
  expect(controls()).toEqual([false, false, false]);
});
