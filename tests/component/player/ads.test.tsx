import { screen } from '@testing-library/react';
import { TRACK_EVENT } from '@/lib/client/analytics/track';
import { keptAdErrors } from '@/player/ads/errors';
import { json, server as site } from '@/tests/component/server';
import { user } from '@/tests/support/user';
import {
  clip,
  clipEnds,
  clipLoads,
  clipPlaysTo,
  clips,
  filmWith,
  mp4,
  noRolls,
  server,
  settled,
  slot,
  trackedEvents,
  vast,
  vastAd,
  withAdServer,
} from './ad-support';
import { advance, autoplay, engine, open, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
withAdServer();

const content = () => engine().media;
const layer = () => screen.queryByRole('region', { name: /Реклама/ });

async function openWithPreRoll(
  answer: string | number | Promise<never> = vast(vastAd({ skipoffset: '00:00:05' })),
) {
  server.answers['https://ads.example/pre'] = answer;
  const view = await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre', 'alias')] } }) });
  await settled();
  return view;
}

describe('spec 2 §4 Ads', () => {
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

  test('an ad is skipped from its second on', async () => {
    await openWithPreRoll();
    await clipLoads();
    await clipPlaysTo(1.2);
    expect(screen.getByRole('button', { name: 'Пропустить через 4' })).toBeDisabled();
    await clipPlaysTo(5);
    await user.click(screen.getByRole('button', { name: 'Пропустить' }));
    await settled();
    expect([layer(), content().paused]).toEqual([null, false]);
    expect(trackedEvents()).toContain('skip');
    expect(trackedEvents()).not.toContain('complete');
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

  test.each([
    ['an answer that is not XML', '<VAST', 100],
    ['an empty answer', vast(), 303],
    [
      'an answer without a film',
      vast(
        vastAd({
          linear:
            '<NonLinearAds><NonLinear width="1" height="1"><StaticResource creativeType="image/png">x</StaticResource></NonLinear></NonLinearAds>',
        }),
      ),
      201,
    ],
    [
      'VPAID',
      vast(
        vastAd({
          files: mp4('one').replace('type="video/mp4"', 'type="application/javascript" apiFramework="VPAID"'),
        }),
      ),
      901,
    ],
    [
      'a film of a type that cannot be played',
      vast(vastAd({ files: mp4('one').replace('video/mp4', 'video/x-flv') })),
      403,
    ],
    ['a conditional ad', vast(vastAd({ attributes: ' conditionalAd="true"' })), 408],
    ['a server with an error', 503, 'network'],
  ])('%s: its error is reported and the next address of the slot gives the ad', async (_, answer, code) => {
    server.answers['https://ads.example/alias'] = vast(vastAd({ id: 'two' }));
    const events: unknown[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent).detail);
    addEventListener(TRACK_EVENT, listen);
    await openWithPreRoll(answer);
    removeEventListener(TRACK_EVENT, listen);
    await clipLoads();
    expect(clip().src).toBe('https://ads.example/two.mp4');
    expect(keptAdErrors(localStorage).map((one) => one.code)).toContain(code);
    expect(events).toContainEqual({ type: 'advertisement', stage: 'error', roll: 'pre', code: String(code) });
    if (typeof answer === 'string' && answer.includes('<Error>') && code !== 408)
      expect(server.tracked).toContain(`https://ads.example/track/one/error?code=${code}`);
  });

  test('the film of an interactive ad plays, its program is declined with 902', async () => {
    const program =
      '<InteractiveCreativeFile type="text/html" apiFramework="SIMID">https://ads.example/x.html</InteractiveCreativeFile>';
    await openWithPreRoll(vast(vastAd({ files: mp4('one') + program })));
    await clipLoads();
    expect(layer()).toBeInTheDocument();
    expect(server.tracked).toContain('https://ads.example/track/one/error?code=902');
  });

  test('spec 2 §9 Advertising limits: a server that hangs costs five seconds, then the content begins', async () => {
    await openWithPreRoll(new Promise(() => {}));
    await advance(4900);
    expect(content().paused).toBe(true);
    await advance(200);
    await settled();
    expect([layer(), content().paused]).toEqual([null, false]);
    expect(keptAdErrors(localStorage)[0]?.code).toBe('network');
  });

  test('spec 2 §9 Advertising limits: servers and files that hang cost eight seconds altogether', async () => {
    server.answers['https://ads.example/alias'] = vast(vastAd());
    await openWithPreRoll(new Promise(() => {}));
    await advance(7900);
    await settled();
    expect([clips.length, content().paused]).toEqual([1, true]);
    await advance(200);
    await settled();
    expect(content().paused).toBe(false);
    await clipLoads();
    expect(clip().paused).toBe(true);
  });

  test('an ad that breaks off is replaced by the next one', async () => {
    server.answers['https://ads.example/alias'] = vast(vastAd({ id: 'two' }));
    await openWithPreRoll();
    await clipLoads();
    report(clip(), {}, 'error');
    await settled();
    await clipLoads();
    expect([clip().src, clip().paused, content().paused]).toEqual([
      'https://ads.example/two.mp4',
      false,
      true,
    ]);
    expect(server.tracked).toContain('https://ads.example/track/one/error?code=405');
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
});

describe('spec 2 §4 Ads: within and after the content', () => {
  const AD = vast(vastAd({ skipoffset: '00:00:05' }));

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

  test('nobody waits for a middle roll that does not load, and the next one is a period later', async () => {
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

  test('a pod plays in the order of its sequence, at most as many ads as the platform allows', async () => {
    server.answers['https://ads.example/pre'] = vast(
      vastAd({ id: 'two', attributes: ' sequence="2"' }),
      vastAd({ id: 'one', attributes: ' sequence="1"' }),
      vastAd({ id: 'three', attributes: ' sequence="3"' }),
    );
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 2 }) });
    await settled();
    await clipLoads(0);
    expect(screen.getByRole('region', { name: 'Реклама 1 из 3' })).toBeInTheDocument();
    // The second one loads while the first one plays.
    expect(clips.map((one) => one.src.split('/').at(-1))).toEqual(['one.mp4', 'two.mp4']);
    report(clip(1), { readyState: 4, duration: 15 }, 'canplay');
    await clipEnds(0);
    expect(screen.getByRole('region', { name: 'Реклама 2 из 3' })).toBeInTheDocument();
    await clipEnds(1);
    expect([layer(), content().paused]).toEqual([null, false]);
  });

  test('a wrapper of an ad is followed and counts beside it; one that never ends is error 302', async () => {
    const wrapper = (to: string) =>
      vast(`<Ad id="w"><Wrapper><AdSystem>w</AdSystem><VASTAdTagURI>https://ads.example/${to}</VASTAdTagURI>
      <Error>https://ads.example/track/w/error?code=[ERRORCODE]</Error><Impression>https://ads.example/track/w/impression</Impression>
      <Creatives><Creative><Linear><TrackingEvents><Tracking event="complete">https://ads.example/track/w/complete</Tracking></TrackingEvents></Linear></Creative></Creatives></Wrapper></Ad>`);
    server.answers['https://ads.example/endless'] = wrapper('endless');
    server.answers['https://ads.example/wrapped'] = wrapper('inner');
    server.answers['https://ads.example/inner'] = AD;
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('endless', 'wrapped')] } }) });
    await settled();
    expect(server.tracked).toContain('https://ads.example/track/w/error?code=302');
    await clipLoads();
    await clipEnds();
    expect(trackedEvents('w')).toEqual(expect.arrayContaining(['impression', 'complete']));
    expect(trackedEvents()).toEqual(expect.arrayContaining(['impression', 'complete']));
  });

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
    expect(screen.queryByRole('slider', { name: 'Перемотка' })).toBeNull();
    // A click on the picture reaches what is on screen, not what waits behind it.
    const picture = document.querySelector('[data-screen]') as HTMLElement;
    await user.click(picture);
    expect(clip(packshot).paused).toBe(true);
    await user.click(picture);
    expect([clip(packshot).paused, clip(ad).paused]).toEqual([false, true]);
    await clipPlaysTo(3.9, packshot);
    expect([clip(packshot).isConnected, clip(ad).paused, content().paused]).toEqual([false, false, true]);
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

  test('an ad server that asks for the identifier of the viewer gets it, others do not', async () => {
    site.answers['POST /api/session'] = () => json({ is_guest: true });
    site.answers['GET /api/v2/ads/ad_ids'] = () => json([{ vendor: 'taspa-web', identifier: 'mine' }]);
    const tags = slot('pre?w=[PLAYERSIZE]', 'pre?ifa=[IFA]&type=[IFATYPE]');
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [tags] } }) });
    await settled();
    expect(server.requested).toEqual([
      'https://ads.example/pre?w=0%2C0',
      'https://ads.example/pre?ifa=mine&type=ppid',
    ]);
    expect(site.requested.filter(({ path }) => path.includes('ad_ids'))).toHaveLength(1);
  });

  test('a film without breaks begins at once and loads nothing of it', async () => {
    await open();
    expect([content().paused, clips.length, server.requested.length]).toEqual([false, 0, 0]);
  });
});
