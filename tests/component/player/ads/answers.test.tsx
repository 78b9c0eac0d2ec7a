import { storedAdErrors } from '@/player/ads/errors';
import { json, server as site } from '@/tests/component/server';
import {
  clip,
  clipEnds,
  clipLoads,
  clipPlaysTo,
  clips,
  content,
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
import { advance, open, playWithFakes, report } from '../support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('../support')>('../support').createFakeEngine,
}));

playWithFakes();
withAdServer();

const codes = () => storedAdErrors(localStorage).map(({ code }) => code);
const errorsOf = (id: string) => trackedEvents(id).filter((event) => event?.startsWith('error'));
const vpaid = (id: string) =>
  vastAd({
    id,
    files: mp4(id).replace('type="video/mp4"', 'type="application/javascript" apiFramework="VPAID"'),
  });
const inPod = (at: number, id: string) => vastAd({ id, attributes: ` sequence="${at}"` });
/** The file of the newest ad cannot be loaded. */
async function clipBreaks() {
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

describe('VAST 4.2: other files and other ads of an answer', () => {
  test('of stand-alone ads the first one plays that can be played, and no other', async () => {
    await openWithPreRoll(vast(vpaid('program'), vastAd(), vastAd({ id: 'two' })));
    await clipLoads();
    expect(newestFile()).toBe('one.mp4');
    await clipEnds();
    expect([clips.length, content().paused, codes()]).toEqual([1, false, [901]]);
    expect(errorsOf('program')).toEqual(['error?code=901']);
  });

  test('a stand-alone ad whose file cannot be loaded is replaced by the next one, also when that is a wrapper', async () => {
    server.answers['https://ads.example/inner'] = vast(vastAd({ id: 'two' }));
    await openWithPreRoll(vast(vastAd(), vastWrapper('inner')));
    await clipBreaks();
    await clipLoads();
    expect([newestFile(), errorsOf('one')]).toEqual(['two.mp4', ['error?code=405']]);
    expect(server.requested).not.toContain('https://ads.example/alias');
  });

  test('a stand-alone ad takes the place of a pod of which no ad can be played', async () => {
    await openWithPreRoll(vast(vastAd(), vpaid('program').replace('<Ad', '<Ad sequence="1"')));
    await clipLoads();
    expect(newestFile()).toBe('one.mp4');
  });

  test('when a file cannot be loaded, the other files of the ad are tried before it has failed', async () => {
    server.answers['https://ads.example/alias'] = vast(vastAd({ id: 'two' }));
    await openWithPreRoll(vast(vastAd({ files: mp4('lost') + mp4('broken') + mp4('good') })));
    await clipBreaks();
    await clipBreaks();
    await clipLoads();
    expect([newestFile(), errorsOf('one'), codes()]).toEqual(['good.mp4', [], []]);
  });

  test('an ad of which no file can be loaded has failed once', async () => {
    server.answers['https://ads.example/alias'] = vast(vastAd({ id: 'two' }));
    await openWithPreRoll(vast(vastAd({ files: mp4('lost') + mp4('broken') })));
    await clipBreaks();
    await clipBreaks();
    await clipLoads();
    expect([newestFile(), errorsOf('one')]).toEqual(['two.mp4', ['error?code=405']]);
  });

  test('a file that hangs uses up the time of its ad', async () => {
    server.answers['https://ads.example/middle'] = vast(vastAd({ files: mp4('slow') + mp4('good') }));
    await open({ source: filmWith({ rolls: { ...noRolls, middle: [slot('middle')] }, middlePeriod: 20 }) });
    await advance(10_500);
    await settled();
    await advance(8100);
    await settled();
    expect([clips.length, errorsOf('one')]).toEqual([1, ['error?code=402']]);
  });
});

describe('VAST 4.2 §2.4.3.4: a chain of wrappers', () => {
  test.each([
    [5, 'one.mp4', []],
    [6, 'alias.mp4', [302]],
  ])('of %i plays %s', async (count, file, errors) => {
    server.answers['https://ads.example/alias'] = vast(vastAd({ id: 'alias' }));
    for (let at = 1; at < count; at += 1) {
      server.answers[`https://ads.example/${at}`] = vast(vastWrapper(at + 1 < count ? `${at + 1}` : 'inner'));
    }
    server.answers['https://ads.example/inner'] = vast(vastAd());
    await openWithPreRoll(vast(vastWrapper('1')));
    await settled();
    await clipLoads();
    expect([newestFile(), codes()]).toEqual([file, errors]);
  });
});

describe('RFC 7303 §3: the characters of an answer', () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${vast(vastAd({ id: 'ә' }))}`;
  /** Cyrillic letters of windows-1251; nothing else outside of ASCII is in the text. */
  const inCyrillic = (text: string) =>
    Uint8Array.from(text.replaceAll('ә', 'ж'), (letter) => (letter === 'ж' ? 0xe6 : letter.charCodeAt(0)));
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  test.each([
    ['white space before the declaration', `\n  ${xml('UTF-8')}`, 'ә'],
    ['UTF-8 with a mark', { bytes: Buffer.from(`\uFEFF${xml('UTF-8')}`), contentType: 'text/xml' }, 'ә'],
    ['UTF-16 with a mark', { bytes: utf16(`\uFEFF${xml('UTF-16')}`), contentType: 'text/xml' }, 'ә'],
    [
      'UTF-16 with a mark, high bytes first',
      { bytes: swapped(utf16(`\uFEFF${xml('UTF-16')}`)), contentType: 'text/xml' },
      'ә',
    ],
    ['UTF-16 without a mark', { bytes: utf16(xml('UTF-16')), contentType: 'text/xml' }, 'ә'],
    [
      'the encoding of the content type',
      { bytes: inCyrillic(xml('UTF-8')), contentType: 'text/xml; charset="windows-1251"' },
      'ж',
    ],
    [
      'the encoding of the declaration',
      { bytes: inCyrillic(xml('windows-1251')), contentType: 'text/xml' },
      'ж',
    ],
    [
      'an encoding that does not exist',
      { bytes: Buffer.from(xml('x-other')), contentType: 'text/xml; charset=x-other' },
      'ә',
    ],
  ])('%s', async (_, answer, name) => {
    await openWithPreRoll(answer);
    await clipLoads();
    expect(decodeURI(clip().src)).toBe(`https://ads.example/${name}.mp4`);
  });

  test.each([
    ['no text', ''],
    ['white space', ' \n'],
    ['a status without text', 204],
  ])('%s is an answer without ads', async (_, answer) => {
    await openWithPreRoll(answer);
    expect(codes()).toContain(303);
    expect(codes()).not.toContain(100);
  });

  test('behind a wrapper an empty answer is error 303 of the wrapper', async () => {
    server.answers['https://ads.example/inner'] = '';
    await openWithPreRoll(vast(vastWrapper('inner')));
    expect(trackedEvents('w')).toEqual(['error?code=303']);
  });
});

describe('VAST 4.2 §6: macros', () => {
  const MACROS =
    'asset=[ASSETURI]&at=[MEDIAPLAYHEAD]&size=[PLAYERSIZE]&roll=[BREAKPOSITION]&page=[PAGEURL]&host=[DOMAIN]';
  const valuesOf = (address = '') => Object.fromEntries(new URL(address).searchParams);

  test('trackers get the file that plays and the place of the break', async () => {
    const more = `<Impression><![CDATA[https://ads.example/track/one/seen?${MACROS}]]></Impression>`;
    server.answers['https://ads.example/middle'] = vast(vastAd({ files: mp4('lost') + mp4('good'), more }));
    await open({ source: filmWith({ rolls: { ...noRolls, middle: [slot('middle')] }, middlePeriod: 20 }) });
    await advance(10_500);
    await settled();
    await clipBreaks();
    report(clip(), { readyState: 4, duration: 15 }, 'canplay');
    report(content(), { currentTime: 61.5 }, 'timeupdate');
    await advance(10_000);
    await settled();
    await clipLoads();
    expect(valuesOf(server.tracked.find((url) => url.includes('seen')))).toEqual({
      asset: 'https://ads.example/good.mp4',
      at: '00:01:01.500',
      size: '0,0',
      roll: '2',
      page: `${location.origin}${location.pathname}`,
      host: location.hostname,
    });
    await clipPlaysTo(1);
    expect(errorsOf('one')).toEqual([]);
  });

  test('the address of a wrapper gets the identifier of the viewer when it asks for it', async () => {
    site.answers['POST /api/session'] = () => json({ is_guest: true });
    site.answers['GET /api/v2/ads/ad_ids'] = () => json([{ vendor: 'taspa-web', identifier: 'mine' }]);
    await openWithPreRoll(vast(vastWrapper('inner?ifa=[IFA]&amp;type=[IFATYPE]')));
    expect(server.requested).toContain('https://ads.example/inner?ifa=mine&type=ppid');
  });
});

describe('VAST 4.2: several ads behind a wrapper', () => {
  test('without allowMultipleAds its first stand-alone ad plays alone', async () => {
    server.answers['https://ads.example/pre'] = vast(vastWrapper('inner'));
    server.answers['https://ads.example/inner'] = vast(
      vastAd(),
      vastAd({ id: 'two' }),
      vastAd({ id: 'three' }),
    );
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 3 }) });
    await settled();
    await clipLoads();
    await clipEnds();
    expect([clips.length, trackedEvents('w')]).toEqual([1, ['impression', 'complete']]);
  });

  test('without allowMultipleAds a wrapper keeps its place in a pod', async () => {
    server.answers['https://ads.example/pre'] = vast(
      inPod(2, 'last'),
      vastWrapper('inner').replace('<Ad', '<Ad sequence="1"'),
    );
    server.answers['https://ads.example/inner'] = vast(vastAd(), vastAd({ id: 'two' }));
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 3 }) });
    await settled();
    await clipLoads(0);
    expect(clips.map((one) => one.src.split('/').at(-1))).toEqual(['one.mp4', 'last.mp4']);
  });

  test('with allowMultipleAds its pod plays in order, and its stand-alone ads do not', async () => {
    server.answers['https://ads.example/pre'] = vast(vastWrapper('inner', ' allowMultipleAds="true"'));
    server.answers['https://ads.example/inner'] = vast(vastAd(), inPod(2, 'last'), inPod(1, 'first'));
    await open({ source: filmWith({ rolls: { ...noRolls, pre: [slot('pre')] }, most: 3 }) });
    await settled();
    await clipLoads(0);
    expect(clips.map((one) => one.src.split('/').at(-1))).toEqual(['first.mp4', 'last.mp4']);
  });
});
