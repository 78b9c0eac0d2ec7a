import { act, fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import type { PlayerSource } from '@/player/core/source';
import { user } from '@/tests/support/user';
import {
  adInfo,
  clip,
  clipEnds,
  clipLoads,
  clipPlaysTo,
  content,
  filmWith,
  layer,
  noRolls,
  server,
  settled,
  slot,
  vast,
  vastAd,
  withAdServer,
} from '../ad-support';
import { advance, nextEngine, open, playWithFakes, report } from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

/** What respects that an ad stands in the place of the content, which is paused meanwhile. */
const handlers = new Map<string, MediaSessionActionHandler>();
const system = {
  playbackState: 'none',
  position: null as MediaPositionState | null,
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
    handler ? handlers.set(action, handler) : handlers.delete(action),
  setPositionState(state?: MediaPositionState) {
    system.position = state ?? null;
  },
};
beforeAll(() => Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: system }));
afterAll(() => Reflect.deleteProperty(navigator, 'mediaSession'));
beforeEach(() => {
  server.answers['https://ads.example/middle'] = vast(vastAd());
});

const middle = { rolls: { ...noRolls, middle: [slot('middle')] }, middlePeriod: 20 };
const live: PlayerSource = {
  kind: 'live',
  hls: 'https://origin/live.m3u8',
  breaks: { subject: 'channel/5', ads: adInfo(middle), packshots: [] },
};

/** Plays until the middle roll is on screen. */
async function untilAd(props: Parameters<typeof open>[0], picture = {}, before = async () => {}) {
  const view = await open(props, picture);
  await before();
  await advance(10_500);
  await settled();
  await clipLoads();
  await advance(10_500);
  await settled();
  expect([layer() !== null, clip().paused, content().paused]).toEqual([true, false, true]);
  return view;
}

test('spec 2 §4 End of a programme: an ad on a channel without an archive is no pause of the viewer, and live goes on at its edge', async () => {
  Object.assign(nextEngine, { zero: 1_800_000_000, live: true });
  await untilAd({ source: live }, { currentTime: 20, duration: 30 });
  expect(screen.getByRole('status')).not.toHaveTextContent(ru.player.noArchivePause);
  report(content(), { currentTime: 8 }, 'timeupdate');
  await clipEnds();
  expect([content().paused, content().currentTime]).toEqual([false, 20]);
});

test('spec 2 §5 Resume position: an ad is not watching', async () => {
  const onPosition = jest.fn();
  await untilAd({ source: filmWith(middle), onPosition });
  const { watched } = onPosition.mock.lastCall[0];
  onPosition.mockClear();
  for (const second of [5, 10]) {
    await clipPlaysTo(second);
    await advance(5000);
  }
  expect(onPosition).not.toHaveBeenCalled();
  await clipEnds();
  await advance(1000);
  expect(onPosition.mock.lastCall[0].watched).toBeLessThanOrEqual(watched + 2);
});

test('spec 2 §4 Controls and ticks: over an ad the controls hide, although the film is paused', async () => {
  await untilAd({ source: filmWith(middle) });
  fireEvent.pointerMove(screen.getByRole('region', { name: /Плеер/ }));
  const scrim = () => document.querySelector('[data-visible]')?.getAttribute('data-visible');
  expect(scrim()).toBe('true');
  await advance(5000);
  expect(scrim()).toBe('false');
});

test('the system shows the state of the ad, has no position, and moves nothing in the film', async () => {
  const onNext = jest.fn();
  await untilAd({ source: filmWith(middle), next: { title: '2' }, onNext }, { currentTime: 40 });
  expect([system.playbackState, system.position]).toEqual(['playing', null]);
  const press = (action: string, details = {}) =>
    act(() => handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails));
  press('seekto', { seekTime: 300 });
  press('seekforward');
  press('nexttrack');
  await advance(1000);
  expect([content().currentTime, onNext.mock.calls]).toEqual([40, []]);
  press('pause');
  expect([clip().paused, system.playbackState]).toEqual([true, 'paused']);
  press('play');
  await settled();
  expect([clip().paused, system.playbackState]).toEqual([false, 'playing']);
  await clipEnds();
  expect(system.position).toMatchObject({ position: 40 });
});

test('the system says that a packshot plays', async () => {
  const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: null }];
  await open({ source: filmWith({}, { breaks: { subject: 'film', ads: null, packshots } }) });
  await settled();
  await clipLoads();
  expect([clip().paused, system.playbackState]).toEqual([false, 'playing']);
});

test('spec 2 §9 Advertising limits: a film of an ad that stands still, because the network is lost, costs eight seconds', async () => {
  await untilAd({ source: filmWith(middle) });
  await clipPlaysTo(3);
  await advance(7500);
  expect([layer() !== null, content().paused]).toEqual([true, true]);
  await advance(1500);
  await settled();
  expect([layer(), content().paused]).toEqual([null, false]);
  expect(server.tracked).toContain('https://ads.example/track/one/error?code=402');
});

test('spec 2 §9 Advertising limits: after a film that stands still the break is over, so a second one cannot cost eight seconds more', async () => {
  server.answers['https://ads.example/pre'] = vast(
    vastAd({ id: 'one', attributes: ' sequence="1"' }),
    vastAd({ id: 'two', attributes: ' sequence="2"' }),
  );
  await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 2 }) });
  await settled();
  await clipLoads(0);
  report(clip(1), { readyState: 4, duration: 15 }, 'canplay');
  await clipPlaysTo(3, 0);
  await advance(9000);
  await settled();
  expect([layer(), content().paused]).toEqual([null, false]);
});

test('the sleep timer pauses an ad, and the film starts only after the ad', async () => {
  await untilAd({ source: filmWith(middle) }, {}, async () => {
    await user.click(screen.getByRole('button', { name: ru.player.settings }));
    await settled();
    await user.click(screen.getByRole('button', { name: /^Таймер сна/ }));
    await user.click(screen.getByRole('radio', { name: /^15/ }));
  });
  jest.setSystemTime(Date.now() + 15 * 60_000);
  await advance(1000);
  expect(screen.getByRole('status')).toHaveTextContent(ru.player.slept);
  await advance(60_000);
  expect([layer() !== null, clip().paused, content().paused]).toEqual([true, true, true]);
});
