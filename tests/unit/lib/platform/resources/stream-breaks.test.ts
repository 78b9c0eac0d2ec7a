import * as v from 'valibot';
import { AdWire, PackshotsWire, toAds, toPackshots } from '@/lib/platform/resources/stream-breaks';

const read = (ad: unknown) => toAds(v.parse(AdWire, ad));
const slot = { url: 'https://ads.example/1', aliases: ['https://ads.example/2'] };

test('spec 2 §3 Ad info: rolls, their limits, and whether ads may be removed', () => {
  const ad = {
    pre_roll: [slot],
    middle_roll: [],
    post_roll: null,
    post_pause_roll: [{ url: 'https://ads.example/3' }],
    max_advertising: 2,
    period: 30,
    middle_roll_period: 600,
    allow_disable: true,
  };
  expect(read(ad)).toEqual({
    rolls: { pre: [slot], middle: [], post: [], postPause: [{ url: 'https://ads.example/3', aliases: [] }] },
    most: 2,
    period: 30,
    middlePeriod: 600,
    mayBeRemoved: true,
  });
});

test('spec 2 §9 Advertising limits: five seconds between ads where the platform names none', () => {
  expect(read({ pre_roll: [slot] })).toMatchObject({
    period: 5,
    most: 0,
    middlePeriod: 0,
    mayBeRemoved: false,
  });
});

test.each([
  ['no advertising', null],
  ['a missing field', undefined],
  ['empty rolls', { pre_roll: [], middle_roll: [] }],
  ['ads that cannot be read', { pre_roll: 'soon' }],
])('a stream plays without ads with %s', (_, ad) => {
  expect(read(ad)).toBeNull();
});

test('spec 2 §3 packshots: their length in seconds or milliseconds, or of the file', () => {
  const url = 'https://ads.example/brand.mp4';
  const wire = [{ url, duration: 4, duration_ms: 3840 }, { url, duration: 4 }, { url }];
  expect(toPackshots(v.parse(PackshotsWire, wire)).map(({ seconds }) => seconds)).toEqual([3.84, 4, null]);
  expect(toPackshots(v.parse(PackshotsWire, 'none'))).toEqual([]);
});
