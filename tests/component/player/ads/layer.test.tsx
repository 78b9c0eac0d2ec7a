import { act, screen } from '@testing-library/react';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { store } from '@/lib/client/store/store';
import { NO_PURCHASE } from '@/lib/rules/commerce/states';
import ru from '@/messages/ru.json';
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
import {
  advance,
  autoplay,
  engine,
  engines,
  film,
  firstPicture,
  open,
  playWithFakes,
  report,
} from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

const buy = jest.fn();
jest.mock('@/lib/client/commerce/buy', () => ({ buy: (...asked: unknown[]) => buy(...asked) }));

test('spec 2 §2: during an ad the title is dimmed and names what follows; after the ad it is normal again', async () => {
  const title = () => screen.getByTestId('player-title');
  const isQuiet = () => screen.getByTestId('player-title').closest('[data-quiet]') !== null;
  await openWithPreRoll();
  await clipLoads();
  expect(isQuiet()).toBe(true);
  expect(title()).toHaveTextContent(/^После рекламы: /);
  await clipEnds();
  await settled();
  expect(isQuiet()).toBe(false);
  expect(title()).not.toHaveTextContent('Далее');
});

describe('spec 2 §2: remove ads leads to a purchase', () => {
  const removeAds = () => screen.getByRole('link', { name: 'Без рекламы' });
  beforeEach(() => buy.mockReset());

  test.each(['bought', 'owned'])(
    '%s: the ad ends, playback goes on by itself, and no ad follows',
    async (result) => {
      let pay = (_: object) => {};
      buy.mockReturnValue(new Promise((resolve) => (pay = resolve)));
      await openWithPreRoll();
      await clipLoads();
      await clipPlaysTo(1);
      await user.click(removeAds());
      await settled();
      expect(buy).toHaveBeenCalledWith({ kind: 'removeAds' }, { startAfterBuy: true });
      // Nobody watches an ad behind the dialogs of a purchase.
      expect([clip().paused, content().paused]).toEqual([true, true]);
      await act(async () => pay({ result }));
      await settled();
      expect([layer(), content().paused]).toEqual([null, false]);
      expect(trackedEvents()).not.toContain('complete');
    },
  );

  test.each(['abandoned', 'failed', 'later'])('%s: the ad goes on', async (result) => {
    buy.mockResolvedValue({ result });
    await openWithPreRoll();
    await clipLoads();
    await clipPlaysTo(1);
    await user.click(removeAds());
    await settled();
    expect(layer()).toBeInTheDocument();
    expect([clip().paused, content().paused]).toEqual([false, true]);
  });

  test('an ad ends when a payment behind its closed dialog succeeds, and goes on when it fails', async () => {
    const subject = { kind: 'removeAds' } as const;
    const ends = (result: 'bought' | 'failed') =>
      act(async () => store.set(purchaseAtom, { at: 'done', outcome: { result, subject }, after: null }));
    buy.mockResolvedValue({ result: 'later' });
    await openWithPreRoll();
    await clipLoads();
    await user.click(removeAds());
    await settled();
    await ends('failed');
    expect(layer()).toBeInTheDocument();
    store.set(purchaseAtom, NO_PURCHASE);
    await user.click(removeAds());
    await settled();
    await ends('bought');
    await settled();
    expect([layer(), content().paused]).toEqual([null, false]);
  });

  test('bought: no ad follows in the same stream that is loaded again after an error', async () => {
    buy.mockResolvedValue({ result: 'bought' });
    const AD = vast(vastAd());
    for (const name of ['pre', 'pause']) server.answers[`https://ads.example/${name}`] = AD;
    await open({
      source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')], postPause: [slot('pause')] } }),
    });
    await settled();
    await clipLoads();
    await user.click(removeAds());
    await settled();
    act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'test' }));
    await user.click(screen.getByRole('button', { name: ru.player.retry }));
    await settled();
    firstPicture(content());
    await advance(6000);
    expect(content().paused).toBe(false);
    await user.keyboard(' ');
    await settled();
    await user.keyboard(' ');
    await settled();
    expect([content().paused, clips.length, engines.length]).toEqual([false, 1, 2]);
  });

  test('an ad ends also when the payment had succeeded before its outcome was asked for', async () => {
    const subject = { kind: 'removeAds' } as const;
    store.set(purchaseAtom, { at: 'done', outcome: { result: 'bought', subject }, after: null });
    buy.mockResolvedValue({ result: 'later' });
    await openWithPreRoll();
    await clipLoads();
    await user.click(removeAds());
    await settled();
    expect(layer()).toBeNull();
  });

  test('an ad that was paused stays paused when nothing was bought', async () => {
    buy.mockResolvedValue({ result: 'abandoned' });
    await openWithPreRoll();
    await clipLoads();
    await user.click(screen.getByRole('button', { name: 'Пауза' }));
    await user.click(removeAds());
    await settled();
    expect(clip().paused).toBe(true);
  });

  test('spec 3 §2: in a player on another site it opens the packets in a window of its own', async () => {
    history.replaceState(null, '', '/content_embed/film');
    await openWithPreRoll();
    await clipLoads();
    expect(removeAds()).toHaveAttribute('target', '_blank');
    await user.click(removeAds());
    expect(buy).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });
});

describe('spec 2 §4 Ads: what the viewer can do', () => {
  test('an ad is skipped from its second on', async () => {
    await openWithPreRoll();
    await clipLoads();
    await clipPlaysTo(1.2);
    const skip = screen.getByRole('button', { name: 'Пропустить через 4 с' });
    expect(skip).toHaveAttribute('aria-disabled', 'true');
    await user.click(skip);
    expect(layer()).toBeInTheDocument();
    await clipPlaysTo(5);
    await user.click(screen.getByRole('button', { name: 'Пропустить' }));
    await settled();
    expect([layer(), content().paused]).toEqual([null, false]);
    expect(trackedEvents()).toContain('skip');
    expect(trackedEvents()).not.toContain('complete');
  });

  test('WCAG 2.4.3: skipped by the keyboard, the focus goes to the play button of the film', async () => {
    await openWithPreRoll(undefined, { onClose: jest.fn() });
    await clipLoads();
    await clipPlaysTo(1);
    screen.getByRole('button', { name: /^Пропустить/ }).focus();
    await clipPlaysTo(6);
    await user.keyboard('{Enter}');
    await settled();
    expect(layer()).toBeNull();
    expect(document.activeElement).toHaveAccessibleName('Пауза');
  });

  test('in picture-in-picture the ad takes the place of the film, and gives it back', async () => {
    const small = { of: null as Element | null };
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, get: () => small.of });
    HTMLVideoElement.prototype.requestPictureInPicture = async function enter() {
      const before = small.of;
      small.of = this;
      before?.dispatchEvent(new Event('leavepictureinpicture'));
      this.dispatchEvent(new Event('enterpictureinpicture'));
      return {} as PictureInPictureWindow;
    };
    server.answers['https://ads.example/middle'] = vast(vastAd());
    await open({ source: filmWith({ rolls: { ...noRolls, middle: [slot('middle')] }, middlePeriod: 20 }) });
    await act(async () => void (await content().requestPictureInPicture()));
    await advance(10_500);
    await settled();
    report(clip(), { readyState: 4, duration: 15 }, 'canplay');
    await settled();
    await advance(10_000);
    await settled();
    expect(small.of).toBe(clip());
    await clipEnds();
    expect(small.of).toBe(content());
    Reflect.deleteProperty(document, 'pictureInPictureElement');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
  });

  test.each([
    ['a next film with a pre-roll', 1],
    ['a second next film, opened before the first one has loaded,', 2],
  ])('%s stays in picture-in-picture', async (_, changes) => {
    const small = { of: null as Element | null, hasGesture: true };
    const inWindow = () => (small.of?.isConnected ? small.of : null);
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, get: inWindow });
    HTMLVideoElement.prototype.requestPictureInPicture = async function enter() {
      if (this.readyState < HTMLMediaElement.HAVE_METADATA) throw new DOMException('', 'InvalidStateError');
      const before = inWindow();
      if (!before && !small.hasGesture) throw new DOMException('', 'NotAllowedError');
      small.of = this;
      before?.dispatchEvent(new Event('leavepictureinpicture'));
      this.dispatchEvent(new Event('enterpictureinpicture'));
      return {} as PictureInPictureWindow;
    };
    server.answers['https://ads.example/pre'] = vast(vastAd());
    const view = await open();
    const old = content();
    await act(async () => void (await old.requestPictureInPicture()));
    small.hasGesture = false;
    const ads = adInfo({ rolls: { ...noRolls, pre: [slot('pre')] } });
    for (let change = 1; change <= changes; change++) {
      const breaks = { subject: `next-${change}`, ads, packshots: [] };
      await view.change({ source: { ...film, hls: `https://origin/next-${change}.m3u8`, breaks } });
      await settled();
      await advance(1000);
      expect(inWindow()).toBe(old);
    }
    await clipLoads();
    expect(inWindow()).toBe(clip());
    firstPicture(content());
    await settled();
    expect([inWindow(), old.isConnected]).toEqual([clip(), false]);
    await clipEnds();
    expect(inWindow()).toBe(content());
    Reflect.deleteProperty(document, 'pictureInPictureElement');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
  });

  test('full screen of an iPhone, which shows one element, shows the ad', async () => {
    const shown: HTMLVideoElement[] = [];
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        shown.push(this);
      },
    });
    await openWithPreRoll();
    await clipLoads();
    await user.click(screen.getByRole('button', { name: ru.player.fullscreen }));
    expect(shown).toEqual([clip()]);
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen');
  });

  test('mute and pause of the controls reach the ad and its trackers', async () => {
    await openWithPreRoll();
    await clipLoads();
    await user.click(screen.getByRole('button', { name: 'Выключить звук' }));
    expect([clip().muted, content().muted]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Пауза' }));
    expect([clip().paused, content().paused]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Воспроизвести' }));
    await settled();
    expect([clip().paused, content().paused]).toEqual([false, true]);
    expect(trackedEvents()).toEqual(expect.arrayContaining(['mute', 'pause', 'resume']));
  });

  test('the page of the advertiser opens in another tab, is counted, and pauses the ad', async () => {
    await openWithPreRoll();
    await clipLoads();
    const link = screen.getByRole('link', { name: 'На сайт' });
    expect(link).toHaveAttribute('href', 'https://shop.example/one');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    expect(clip().paused).toBe(true);
    expect(trackedEvents()).toContain('click');
    expect(screen.getByRole('link', { name: 'Без рекламы' })).toHaveAttribute('href', '/packets');
  });

  test('spec 2 §2 Keyboard: keys are ignored during an ad', async () => {
    await openWithPreRoll();
    await clipLoads();
    await user.keyboard(' ');
    expect(clip().paused).toBe(false);
    await user.keyboard('{ArrowRight}');
    await advance(1000);
    expect(content().currentTime).toBe(0);
  });

  test('a browser that refuses sound plays the ad muted and offers the sound', async () => {
    autoplay.refuses = (media) => !media.muted;
    await openWithPreRoll();
    await clipLoads();
    expect([clip().paused, clip().muted]).toEqual([false, true]);
    autoplay.refuses = null;
    await user.click(screen.getAllByRole('button', { name: 'Включить звук' })[0] as HTMLElement);
    expect([clip().muted, content().muted]).toEqual([false, false]);
  });

  test('an unanswered offer of sound stays with the film after the ad', async () => {
    autoplay.refuses = (media) => !media.muted;
    await openWithPreRoll();
    await clipLoads();
    await clipEnds();
    expect([content().paused, content().muted]).toEqual([false, true]);
    // Beside the button of the volume.
    expect(screen.getAllByRole('button', { name: 'Включить звук' })).toHaveLength(2);
  });
});
