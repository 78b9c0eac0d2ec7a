import { act, fireEvent, screen } from '@testing-library/react';
import type { PlayerSource } from '@/player/core/source';
import type { PlayerProps } from '@/player/ui/Player';
import { user } from '@/tests/support/user';
import {
  clip,
  clipEnds,
  clipLoads,
  clips,
  filmWith,
  noRolls,
  server,
  settled,
  slot,
  vast,
  vastAd,
  withAdServer,
} from './ad-support';
import { advance, engine, film, nextEngine, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
withAdServer();

const MINUTE = 60_000;

const pressPlay = async () => {
  await user.keyboard('k');
  await settle();
};
const isPlaying = () => !engine().media.paused;

/** Plays, and pauses for that time. */
async function pausedFor(
  ms: number,
  mayResume: () => Promise<boolean>,
  source: PlayerSource = film,
  more: Partial<PlayerProps> = {},
) {
  const view = await open({ ...more, mayResume, source, autoPlay: true });
  report(engine().media, { paused: false }, 'play', 'playing');
  await user.keyboard('k');
  expect(isPlaying()).toBe(false);
  jest.setSystemTime(Date.now() + ms);
  return view;
}

describe('an expired PIN: spec 2 §5 Parental check, after a pause in which the same play has ended', () => {
  test('the content stays paused until the page allows it', async () => {
    let allow = (_may: boolean) => {};
    const mayResume = jest.fn(() => new Promise<boolean>((resolve) => (allow = resolve)));
    await pausedFor(MINUTE, mayResume);
    await pressPlay();
    expect([mayResume.mock.calls.length, isPlaying()]).toEqual([1, false]);
    allow(true);
    await settle();
    expect(isPlaying()).toBe(true);
  });

  test('without a right PIN it stays paused, and the next press asks again', async () => {
    const mayResume = jest.fn(async () => false);
    await pausedFor(MINUTE, mayResume);
    await pressPlay();
    expect(isPlaying()).toBe(false);
    jest.setSystemTime(Date.now() + 5 * MINUTE);
    await pressPlay();
    expect([mayResume.mock.calls.length, isPlaying()]).toEqual([2, false]);
  });

  test('a failed check does not end a playback that was permitted', async () => {
    await pausedFor(MINUTE, () => Promise.reject(new Error('no answer')));
    await pressPlay();
    expect(isPlaying()).toBe(true);
  });

  test('a shorter pause asks nothing', async () => {
    const mayResume = jest.fn(async () => false);
    await pausedFor(MINUTE - 1000, mayResume);
    await pressPlay();
    expect([mayResume.mock.calls.length, isPlaying()]).toEqual([0, true]);
  });

  test('the button to live asks, too, when the paused second has left the live stream', async () => {
    Object.assign(nextEngine, { zero: 1_800_000_000, live: true });
    const mayResume = jest.fn(async () => false);
    await pausedFor(MINUTE, mayResume, { kind: 'live', hls: 'https://origin/live.m3u8' });
    const before = engine();
    act(() => before.events.leftWindow(1_800_000_000));
    await user.click(screen.getByRole('button', { name: /LIVE|эфир/i }));
    await settle();
    expect([mayResume.mock.calls.length, engine() === before, isPlaying()]).toEqual([1, true, false]);
  });

  test('so does the end of its seek bar', async () => {
    const zero = 1_800_000_000;
    Object.assign(nextEngine, { zero, live: true });
    const programmes = [{ id: '1', title: 'Матч', start: zero - 600, end: zero + 3600 }];
    const mayResume = jest.fn(async () => false);
    const channel: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', archived: true };
    await pausedFor(MINUTE, mayResume, channel, { programmes });
    const before = engine();
    act(() => before.events.leftWindow(zero));
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Перемотка' }), { key: 'End' });
    await advance(500);
    expect([mayResume.mock.calls.length, engine() === before, isPlaying()]).toEqual([1, true, false]);
    mayResume.mockResolvedValue(true);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Перемотка' }), { key: 'End' });
    await advance(500);
    expect([mayResume.mock.calls.length, engine() === before]).toEqual([2, false]);
  });

  test.each([
    ['not before it', true],
    ['not without it', false],
  ])('an ad after the pause plays behind the PIN, %s', async (_, isRight) => {
    server.answers['https://ads.example/pause'] = vast(vastAd());
    let answer = (_may: boolean) => {};
    const mayResume = () => new Promise<boolean>((resolve) => (answer = resolve));
    await pausedFor(MINUTE, mayResume, filmWith({ rolls: { ...noRolls, postPause: [slot('pause')] } }));
    await settled();
    await clipLoads();
    await pressPlay();
    expect([clip().paused, isPlaying()]).toEqual([true, false]);
    answer(isRight);
    await settled();
    expect([clips.some(({ paused }) => !paused), isPlaying()]).toEqual([isRight, false]);
    if (!isRight) return;
    await clipEnds();
    expect(isPlaying()).toBe(true);
  });

  test('seeking has no effect meanwhile', async () => {
    await pausedFor(MINUTE, () => new Promise(() => {}));
    await pressPlay();
    await user.keyboard('{ArrowRight}');
    await advance(2000);
    expect([engine().media.currentTime, isPlaying()]).toEqual([0, false]);
  });
});
