import { keptAdErrors } from '@/player/ads/errors';
import {
  clip,
  clipLoads,
  clips,
  filmWith,
  mp4,
  newestFile,
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
import { open, playWithFakes, report } from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

const codes = () => keptAdErrors(localStorage).map(({ code }) => code);
const _errorsOf = (id: string) => trackedEvents(id).filter((event) => event?.startsWith('error'));
const _vpaid = (id: string) =>
  vastAd({
    id,
    files: mp4(id).replace('type="video/mp4"', 'type="application/javascript" apiFramework="VPAID"'),
  });
const inPod = (at: number, id: string) => vastAd({ id, attributes: ` sequence="${at}"` });
/** The file of the newest ad cannot be loaded. */
async function _clipBreaks() {
  report(clip(), {}, 'error');
  await settled();
}

describe('VAST 4.2: an ad that cannot be read', () => {
  test.each([
    ['an ad without content', '<Ad id="bad"/>'],
    ['an ad in an element of another name', vastAd({ id: 'bad' }).replaceAll('InLine', 'Inline')],
  ])('%s is left out with error 101, and the ad after it plays', async (_, bad) => {
    await openWithPreRoll(vast(bad, vastAd()));
    await clipLoads();
    expect([newestFile(), codes()]).toEqual(['one.mp4', [101]]);
  });

  test('the other ads of its pod play', async () => {
    server.answers['https://ads.example/pre'] = vast(
      inPod(1, 'one'),
      '<Ad sequence="2"/>',
      inPod(3, 'three'),
    );
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 3 }) });
    await settled();
    await clipLoads(0);
    expect(clips.map((one) => one.src.split('/').at(-1))).toEqual(['one.mp4', 'three.mp4']);
  });

  test('below a wrapper that follows no others a wrapper is left out with error 300, and the ad beside it plays', async () => {
    server.answers['https://ads.example/inner'] = vast(vastWrapper('other'), vastAd());
    await openWithPreRoll(vast(vastWrapper('inner', ' followAdditionalWrappers="0"')));
    await clipLoads();
    expect([newestFile(), codes()]).toEqual(['one.mp4', [300]]);
    expect(server.requested).not.toContain('https://ads.example/other');
  });
});
