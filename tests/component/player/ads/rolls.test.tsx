import { act, fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { storedAdErrors } from '@/player/ads/errors';
import { user } from '@/tests/support/user';
import {
  adInfo,
  clip,
  clipEnds,
  clipLoads,
  clipPlaysTo,
  clips,
  content,
  filmWith,
  layer,
  noRolls,
  openWithPreRoll,
  server,
  settled,
  slot,
  trackedEvents,
  vast,
  vastAd,
  withAdServer,
} from '../ad-support';
import { advance, autoplay, engine, engines, film, open, playWithFakes, report } from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

describe('spec 2 §4 Ads: before, within and after the content', () => {
  const AD = vast(vastAd({ skipoffset: '00:00:05' }));

  test('the content waits for the pre-roll, which plays in an element of its own, and begins after it', async () => {
    await openWithPreRoll();
    expect([clips.length, content().paused]).toEqual([1, true]);
    await clipLoads();
    expect([clip().paused, content().paused]).toEqual([false, true]);
    expect(layer()).toBeInTheDocument();
    await clipPlaysTo(8);
    await clipEnds();
    expect([layer(), content().paused, clip().isConnected]).toEqual([null, false, false]);
    expect(trackedEvents()).toEqual(['impression', 'start', 'midpoint', 'complete']);
  });

  test('a middle roll is loaded ten seconds before it is due, and then plays at once', async () => {
    server.answers['https://ads.example/middle'] = AD;
    const rolls = { ...noRolls, middle: [slot('middle')] };
    await open({ source: filmWith({ rolls, middlePeriod: 20 }) });
    await advance(9500);
    expect(server.requested).toEqual([]);
    await advance(1000);
    await settled();
    expect([clips.length, content().paused]).toEqual([1, false]);
    report(clip(), { readyState: 4, duration: 15 }, 'canplay');
    await settled();
    await advance(10_000);
    await settled();
    expect([clip().paused, content().paused]).toEqual([false, true]);
    await clipEnds();
    expect([layer(), content().paused]).toEqual([null, false]);
  });

  test('the hint of the seek bar does not come back after a middle roll without the pointer', async () => {
    server.answers['https://ads.example/middle'] = AD;
    await open({ source: filmWith({ rolls: { ...noRolls, middle: [slot('middle')] }, middlePeriod: 20 }) });
    const bar = () => screen.queryByRole('slider', { name: 'Перемотка' });
    await advance(10_500);
    await settled();
    await clipLoads();
    fireEvent.pointerMove(bar() as HTMLElement, { clientX: 500 });
    expect(screen.getByTestId('player-hint')).toBeInTheDocument();
    await advance(10_000);
    await settled();
    expect([layer() !== null, bar()]).toEqual([true, null]);
    await clipEnds();
    expect([bar() !== null, screen.queryByTestId('player-hint')]).toEqual([true, null]);
  });

  test('a mid-roll that does not load causes no pause, and the next one is requested a period later', async () => {
    const rolls = { ...noRolls, middle: [slot('middle')] };
    await open({ source: filmWith({ rolls, middlePeriod: 20 }) });
    await advance(25_000);
    await settled();
    expect([server.requested.length, content().paused]).toEqual([1, false]);
    await advance(20_000);
    expect(server.requested).toHaveLength(2);
  });

  test('a pause of the viewer ends with an ad, a pause right after an ad does not', async () => {
    server.answers['https://ads.example/pause'] = AD;
    await open({ source: filmWith({ rolls: { ...noRolls, postPause: [slot('pause')] } }) });
    await user.keyboard(' ');
    await settled();
    expect(content().paused).toBe(true);
    await clipLoads();
    await user.keyboard(' ');
    await settled();
    expect([clip().paused, content().paused]).toEqual([false, true]);
    await clipEnds();
    expect(content().paused).toBe(false);
    await user.keyboard(' ');
    await user.keyboard(' ');
    await settled();
    expect([clips.length, content().paused]).toEqual([1, false]);
  });

  test('what follows the content waits for the ad after it', async () => {
    server.answers['https://ads.example/post'] = AD;
    const onEnded = jest.fn();
    await open({ source: filmWith({ rolls: { ...noRolls, post: [slot('post')] } }), onEnded });
    report(content(), { paused: true, ended: true }, 'ended');
    await settled();
    await clipLoads();
    expect([layer() !== null, onEnded.mock.calls.length]).toEqual([true, 0]);
    await clipEnds();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test('the next episode is not offered over the ad before it, and follows after that ad', async () => {
    server.answers['https://ads.example/post'] = AD;
    const onNext = jest.fn();
    const source = filmWith({ rolls: { ...noRolls, post: [slot('post')] } });
    await open({ source, next: { title: '2' }, onNext });
    report(content(), { currentTime: 591 }, 'timeupdate');
    expect(screen.getByTestId('up-next')).toBeInTheDocument();
    report(content(), { currentTime: 600, paused: true, ended: true }, 'timeupdate', 'pause', 'ended');
    await settled();
    await clipLoads();
    expect([layer() !== null, screen.queryByTestId('up-next'), onNext.mock.calls]).toEqual([true, null, []]);
    await clipEnds();
    expect(onNext.mock.calls).toEqual([['continues']]);
  });

  test('an intro cannot be skipped from behind an ad', async () => {
    server.answers['https://ads.example/middle'] = AD;
    const rolls = { ...noRolls, middle: [slot('middle')] };
    const markers = [{ kind: 'intro' as const, start: 20, end: 60 }];
    await open({ source: filmWith({ rolls, middlePeriod: 20 }, { markers }) });
    report(content(), { currentTime: 21 }, 'timeupdate');
    const skip = () => screen.queryByRole('button', { name: ru.player.skipIntro });
    expect(skip()).not.toBeNull();
    await advance(10_500);
    await settled();
    await clipLoads();
    await advance(10_000);
    await settled();
    expect([layer() !== null, skip()]).toEqual([true, null]);
  });

  test.each([
    [10, 1],
    [310, 2],
  ])(
    'spec 2 §3 Ad info: another player of the page keeps the period: %i s after an ad, %i requests',
    async (later, requests) => {
      server.answers['https://ads.example/pre'] = AD;
      const rolls = { ...noRolls, pre: [slot('pre')] };
      const view = await open({ source: filmWith({ rolls, period: 300 }) });
      await settled();
      await clipLoads();
      await clipEnds();
      view.unmount();
      await advance(later * 1000);
      const breaks = { subject: 'another', ads: adInfo({ rolls, period: 300 }), packshots: [] };
      await open({ source: filmWith({}, { breaks }) });
      await settled();
      expect(server.requested).toHaveLength(requests);
    },
  );

  test('a retry of the same film has no second pre-roll', async () => {
    const view = await openWithPreRoll(AD);
    await clipLoads();
    await clipEnds();
    const again = filmWith(
      { rolls: { ...noRolls, pre: [slot('pre')] } },
      { hls: 'https://origin/again.m3u8' },
    );
    await advance(60_000);
    await view.change({ source: again });
    await settled();
    expect(server.requested).toHaveLength(1);
  });

  test('spec 2 §3 packshots: the brand is shown before the ad and the content, for its announced length', async () => {
    server.answers['https://ads.example/pre'] = AD;
    const source = filmWith({ rolls: { ...noRolls, pre: [slot('pre')] } });
    const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: 3.84 }];
    await open({
      source: { ...source, breaks: { subject: 'film', ads: source.breaks?.ads ?? null, packshots } },
    });
    await settled();
    const [packshot, ad] = ['packshot.mp4', 'one.mp4'].map((name) =>
      clips.findIndex((one) => one.src.endsWith(name)),
    );
    report(clip(ad), { readyState: 4, duration: 15 }, 'canplay');
    await clipLoads(packshot);
    expect([clip(packshot).paused, clip(ad).paused, content().paused, layer()]).toEqual([
      false,
      true,
      true,
      null,
    ]);
    expect(screen.getByTestId('ad-mark')).toHaveTextContent(/^Реклама · 0:04$/);
    expect(screen.getByTestId('player-title')).toHaveTextContent(/^После рекламы: /);
    expect(screen.queryByRole('slider', { name: 'Перемотка' })).toBeNull();
    await user.click(screen.getByRole('button', { name: ru.player.mute }));
    expect([clip(packshot).muted, content().muted]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: ru.player.unmute }));
    expect([clip(packshot).muted, content().muted]).toEqual([false, false]);
    // A click on the picture reaches what is on screen, not what waits behind it.
    const picture = document.querySelector('[data-screen]') as HTMLElement;
    await user.click(picture);
    expect(clip(packshot).paused).toBe(true);
    await user.click(picture);
    expect([clip(packshot).paused, clip(ad).paused]).toEqual([false, true]);
    await clipPlaysTo(3.9, packshot);
    expect([clip(packshot).isConnected, clip(ad).paused, content().paused]).toEqual([false, false, true]);
    expect([screen.queryByTestId('ad-mark'), layer()]).toEqual([null, expect.anything()]);
    await clipEnds(ad);
    expect(content().paused).toBe(false);
  });

  test('spec 2 §3 packshots: one that cannot be loaded is left out', async () => {
    const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: 3.84 }];
    await open({ source: filmWith({}, { breaks: { subject: 'film', ads: null, packshots } }) });
    await settled();
    expect(content().paused).toBe(true);
    report(clip(), {}, 'error');
    await settled();
    expect([content().paused, clip().isConnected]).toEqual([false, false]);
  });

  test.each([
    ['the browser refuses to begin', true],
    ['a press on the picture has paused', false],
  ])('spec 2 §3 packshots: one that %s has a button that goes on', async (_, isRefused) => {
    const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: null }];
    autoplay.refuses = isRefused ? () => true : null;
    await open({ source: filmWith({}, { breaks: { subject: 'film', ads: null, packshots } }) });
    await settled();
    await clipLoads();
    if (!isRefused) {
      expect(screen.queryByRole('button', { name: ru.player.play })).toBeNull();
      await user.click(document.querySelector('[data-screen]') as HTMLElement);
    }
    expect(clip().paused).toBe(true);
    autoplay.refuses = null;
    await user.click(screen.getByRole('button', { name: ru.player.play }));
    await settled();
    expect([clip().paused, content().paused]).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: ru.player.play })).toBeNull();
    await clipEnds();
    expect(content().paused).toBe(false);
  });

  test.each([
    ['an ad that comes after it waits for a press', vast(vastAd()), true],
    ['without an ad the film waits', 404, false],
  ])('a pause while an ad loads is kept: %s', async (_, answer, isAd) => {
    const [address, picture] = [
      'https://ads.example/pre',
      () => document.querySelector('[data-screen]') as HTMLElement,
    ];
    let arrive = (_answer: string | number) => {};
    server.answers[address] = new Promise((resolve) => {
      arrive = resolve as typeof arrive;
    });
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] } }) });
    await settled();
    await user.click(picture());
    arrive(answer);
    await settled();
    if (!isAd) {
      await user.click(screen.getAllByRole('button', { name: ru.player.play })[0] as HTMLElement);
      return expect(content().paused).toBe(false);
    }
    await clipLoads();
    expect([layer() !== null, clip().paused, content().paused]).toEqual([true, true, true]);
    await user.click(screen.getByRole('button', { name: ru.player.play }));
    await settled();
    expect(clip().paused).toBe(false);
    await clipEnds();
    expect(content().paused).toBe(false);
  });

  test('a film that cannot be played ends the ad before it: the error has the screen and the sound', async () => {
    await openWithPreRoll();
    await clipLoads();
    const ad = clip();
    act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'test' }));
    await settled();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect([layer(), ad.paused, ad.isConnected, content().paused]).toEqual([null, true, false, true]);
  });

  test('nothing of an ad stays over the next film while that loads', async () => {
    const view = await openWithPreRoll();
    await clipLoads();
    expect(layer()).toBeInTheDocument();
    await view.change({ source: { ...film, hls: 'https://origin/next.m3u8' } });
    expect([engines.length, layer(), screen.queryByTestId('ad-mark')]).toEqual([2, null, null]);
  });

  test('spec 2 §8 Ad errors: leaving while an ad loads is no error, and the next film has its pre-roll', async () => {
    const filmOf = (name: string) =>
      filmWith(
        {},
        {
          hls: `https://origin/${name}.m3u8`,
          breaks: { subject: name, ads: adInfo({ rolls: { ...noRolls, pre: [slot(name)] } }), packshots: [] },
        },
      );
    for (const name of ['a', 'b', 'c']) server.answers[`https://ads.example/${name}`] = new Promise(() => {});
    const view = await open({ source: filmOf('a') });
    for (const name of ['b', 'c']) {
      await settled();
      await view.change({ source: filmOf(name) });
    }
    await settled();
    expect(server.requested).toEqual(['a', 'b', 'c'].map((name) => `https://ads.example/${name}`));
    expect(storedAdErrors(localStorage)).toEqual([]);
  });

  test('spec 2 §3 Channel config: breaks without a stream play alone, and then they have ended', async () => {
    server.answers['https://ads.example/pre'] = AD;
    const onEnded = jest.fn();
    const breaks = filmWith({ rolls: { ...noRolls, pre: [slot('pre')] } }).breaks;
    await open({ source: { kind: 'live', isBreaksOnly: true, breaks }, onEnded }, null);
    await settled();
    await clipLoads();
    await advance(500);
    expect([layer() !== null, onEnded.mock.calls.length, engines.length]).toEqual([true, 0, 0]);
    await clipEnds();
    expect([layer(), onEnded.mock.calls.length]).toEqual([null, 1]);
  });

  test('spec 2 §3 Channel config: breaks without a stream whose server fails end at once', async () => {
    const onEnded = jest.fn();
    const breaks = filmWith({ rolls: { ...noRolls, pre: [slot('pre')] } }).breaks;
    await open({ source: { kind: 'live', isBreaksOnly: true, breaks }, onEnded }, null);
    await settled();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['with', vast(vastAd())],
    ['without', 404],
  ])('a browser without AbortSignal.any plays a stream %s an ad', async (_, answer) => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      await openWithPreRoll(answer);
      if (answer !== 404) {
        await clipLoads();
        expect([clip().paused, content().paused]).toEqual([false, true]);
        await clipEnds();
      }
      expect([layer(), content().paused]).toEqual([null, false]);
    } finally {
      if (any) Object.defineProperty(AbortSignal, 'any', any);
    }
  });

  test('a film without breaks begins at once and loads nothing of it', async () => {
    await open();
    expect([content().paused, clips.length, server.requested.length]).toEqual([false, 0, 0]);
  });
});
