import { screen } from '@testing-library/react';
import { TRACK_EVENT } from '@/lib/client/analytics/track';
import { storedAdErrors } from '@/player/ads/errors';
import { json, server as site } from '@/tests/component/server';
import {
  clip,
  clipEnds,
  clipLoads,
  clips,
  content,
  filmWith,
  layer,
  mp4,
  noRolls,
  openWithPreRoll,
  server,
  settled,
  slot,
  trackedEvents,
  vast,
  vastAd,
  vastWrapper,
  withAdServer,
} from '../ad-support';
import { advance, open, playWithFakes, report } from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

describe('spec 2 §4 Ads: which film plays', () => {
  const AD = vast(vastAd({ skipoffset: '00:00:05' }));

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
    expect(storedAdErrors(localStorage).map((one) => one.code)).toContain(code);
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
    expect(storedAdErrors(localStorage)[0]?.code).toBe('network');
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
    const wrapper = (to: string) => vast(vastWrapper(to));
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

  test('VAST 4.2 §3.16, VAST 4.2 §3.17: viewability of an ad is not measured, and its trackers get that answer once', async () => {
    const address = (name: string) => `https://ads.example/track/one/${name}`;
    const verification = (vendor: string) =>
      `<Verification vendor="${vendor}"><JavaScriptResource apiFramework="omid">https://ads.example/${vendor}.js</JavaScriptResource>
      <TrackingEvents><Tracking event="verificationNotExecuted">${address(vendor)}?why=[REASON]</Tracking></TrackingEvents></Verification>`;
    server.answers['https://ads.example/pre'] = vast(
      vastAd({
        more: `<ViewableImpression><Viewable>${address('viewable')}</Viewable><ViewUndetermined>${address('undetermined')}</ViewUndetermined></ViewableImpression>
        <AdVerifications>${verification('first')}${verification('second')}</AdVerifications>`,
      }),
    );
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] } }) });
    await settled();
    await clipLoads();
    // A stall in the middle: it plays again.
    await clipLoads();
    expect(server.requested).toEqual(['https://ads.example/pre']);
    const told = trackedEvents().filter((event) => /undetermined|viewable|first|second/.test(event ?? ''));
    expect(told.sort()).toEqual(['first?why=2', 'second?why=2', 'undetermined']);
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
});
