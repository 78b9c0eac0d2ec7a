import type { AdInfo, Breaks } from '@/lib/rules/playback/breaks';
import { MOST_AD_ERRORS } from '@/player/ads/constants';
import { storeAdError, storedAdErrors } from '@/player/ads/errors';
import { fillMacros, timecode, webAddressOf } from '@/player/ads/macros';
import { chooseMediaFile, declineCode, type MediaFile, orderMediaFiles } from '@/player/ads/media-file';
import { arePackshotsDue, isPreRollDue, mayInterrupt, middleRoll, noBreaks } from '@/player/ads/schedule';

const slots = [{ url: 'https://ads.example/1', aliases: [] }];
const info: AdInfo = {
  rolls: { pre: slots, middle: slots, post: slots, postPause: slots },
  most: 1,
  period: 5,
  middlePeriod: 600,
  mayBeRemoved: false,
};
const breaks: Breaks = { subject: 'film', ads: info, packshots: [] };

test.each([
  ['no break yet', {}, true],
  ['4.9 s after an ad', { endedAt: 95.1 }, false],
  ['5 s after an ad', { endedAt: 95 }, true],
  ['4.9 s after a failure', { failedAt: 95.1 }, false],
  ['5 s after a failure', { failedAt: 95 }, true],
  ['rested after the ad, but not after the failure', { endedAt: 10, failedAt: 99 }, false],
])('spec 2 §9 Advertising limits: %s may interrupt: %s', (_, memory, expected) => {
  expect(mayInterrupt({ ...noBreaks, ...memory }, info, 100)).toBe(expected);
});

test('spec 2 §3 Ad info: the period of the platform is kept', () => {
  expect(mayInterrupt({ ...noBreaks, endedAt: 95 }, { ...info, period: 30 }, 100)).toBe(false);
});

test.each([
  ['a title that begins', {}, breaks, true],
  ['the same title after a retry', { startedSubject: 'film' }, breaks, false],
  ['another title', { startedSubject: 'other' }, breaks, true],
  ['another title right after an ad', { startedSubject: 'other', endedAt: 99 }, breaks, false],
  ['a title without advertising', {}, { ...breaks, ads: null }, false],
  [
    'a title without a pre-roll',
    {},
    { ...breaks, ads: { ...info, rolls: { ...info.rolls, pre: [] } } },
    false,
  ],
])('spec 2 §4 Ads: a pre-roll for %s: %#', (_, memory, of, expected) => {
  expect(isPreRollDue({ ...noBreaks, ...memory }, of, 100)).toBe(expected);
});

test.each([
  ['a title that begins', {}, {}, true],
  ['the same title after a retry', { startedSubject: 'film' }, {}, false],
  ['another title within the period after a break', { startedSubject: 'other', endedAt: 99 }, {}, false],
  ['another title after the period', { startedSubject: 'other', endedAt: 90 }, {}, true],
  ['a title with packshots alone', { endedAt: 99 }, { ads: null }, true],
  ['a title without packshots', {}, { packshots: [] }, false],
])('spec 2 §4 Ads: packshots for %s: %#', (_, memory, of, expected) => {
  const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: 4 }];
  expect(arePackshotsDue({ ...noBreaks, ...memory }, { ...breaks, packshots, ...of }, 100)).toBe(expected);
});

test.each([
  [0, 600, 'far'],
  [589, 600, 'far'],
  [590, 600, 'near'],
  [600, 600, 'due'],
  [3, 5, 'near'],
  [9000, 0, 'far'],
])(
  'spec 2 §4 Ads: after %i s of a period of %i s the middle roll is %s',
  (watched, middlePeriod, expected) => {
    expect(middleRoll({ ...noBreaks, watched }, { ...info, middlePeriod })).toBe(expected);
  },
);

const file = (height: number, more: Partial<MediaFile> = {}): MediaFile => ({
  ...{ url: `https://ads.example/${height}.mp4`, type: 'video/mp4', width: (height * 16) / 9, height },
  bitrate: height * 3,
  codec: null,
  apiFramework: null,
  ...more,
});
const screen = { height: 500, downlink: null, canPlay: (type: string) => type === 'video/mp4' };

test.each([
  ['the smallest that is not enlarged', [file(1080), file(360), file(720)], {}, 720],
  ['the largest of the small ones', [file(240), file(360)], {}, 360],
  ['only what the browser plays', [file(720, { type: 'video/x-flv' }), file(360)], {}, 360],
  ['a codec that the browser plays', [file(720, { codec: 'hvc1' }), file(360)], {}, 360],
  ['a codec whose name is not known, when there is no other', [file(360, { codec: 'H.264' })], {}, 360],
  ['no program', [file(720, { apiFramework: 'VPAID' }), file(360)], {}, 360],
  ['what the line carries', [file(720), file(360)], { downlink: 2 }, 360],
  ['the smallest when the line carries none', [file(720), file(360)], { downlink: 0.1 }, 360],
  ['the lighter one of a size', [file(720, { bitrate: 4000 }), file(720, { bitrate: 900 })], {}, 720],
])('media 5: of the files of an ad plays %s', (_, files, more, height) => {
  expect(chooseMediaFile(files, { ...screen, ...more })?.height).toBe(height);
});

test('media 5: the other files of an ad follow by the same rules, those of unknown codecs last', () => {
  const files = [
    file(1080, { codec: 'H.264' }),
    file(240),
    file(720),
    file(360, { apiFramework: 'VPAID' }),
    file(480),
  ];
  expect(orderMediaFiles(files, screen).map(({ height }) => height)).toEqual([720, 480, 240, 1080]);
});

test('VAST 4.2 §2.3.6.3: an ad without a playable file is declined with the code of its reason', () => {
  expect(chooseMediaFile([file(720, { type: 'video/x-flv' })], screen)).toBeNull();
  expect(declineCode([file(720, { apiFramework: 'VPAID' })], false)).toBe(901);
  expect(declineCode([file(720, { type: 'video/x-flv' })], false)).toBe(403);
  expect(declineCode([], true)).toBe(902);
});

test('VAST 4.2 §6: known macros are filled and encoded, unknown ones keep their place', () => {
  const filled = fillMacros('https://ads.example/?a=[PAGEURL]&b=[OMIDPARTNER]&c=[BREAKPOSITION]', {
    PAGEURL: 'https://taspa.example/a?b',
    BREAKPOSITION: 2,
  });
  expect(filled).toBe('https://ads.example/?a=https%3A%2F%2Ftaspa.example%2Fa%3Fb&b=[OMIDPARTNER]&c=2');
  expect(timecode(3723.25)).toBe('01:02:03.250');
});

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['//shop.example/a', 'https://shop.example/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/relative', null],
  [null, null],
])('quality S24: the address %s of an ad server opens as %s', (text, expected) => {
  expect(webAddressOf(text)).toBe(expected);
});

test('spec 2 §8 Ad errors: the last 50 are kept, the newest first, and broken storage is no fault', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  for (let at = 0; at < 60; at += 1) storeAdError(storage, { at, code: 303, host: 'ads.example' });
  const kept = storedAdErrors(storage);
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([MOST_AD_ERRORS, 59, 10]);
  stored.set('taspa.ad-errors', '{');
  expect(storedAdErrors(storage)).toEqual([]);
  expect(storedAdErrors(null)).toEqual([]);
});
