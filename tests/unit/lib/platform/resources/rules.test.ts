import { type WatchSubject, watchPlan } from '@/lib/client/playback/watch-plan';
import { readAnswer } from '@/lib/platform/http/transport';
import type { ContentMetadata, PayButton } from '@/lib/platform/resources/metadata';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import { isWatched, resumeSecondsOf } from '@/lib/rules/playback/resume-rule';
import { clockLength } from '@/lib/shared/clock-length';

test.each([
  [null, null, null],
  [9, null, null],
  [9.9, null, null],
  [10, null, 10],
  [12_600, null, 12_600],
  [12_601, null, null],
  [600, 94, 600],
  [600, 95, null],
])('spec 2 §5: resume position %p at %p percent counts as %p', (seconds, percent, expected) => {
  expect(resumeSecondsOf(seconds, percent)).toBe(expected);
});

test('an unknown share counts as not watched', () => {
  expect([isWatched(null), isWatched(94), isWatched(95)]).toEqual([false, false, true]);
});

test('a position in a film is written with hours only when it has hours', () => {
  expect([clockLength(62), clockLength(3723)]).toEqual(['1:02', '1:02:03']);
});

const subject: WatchSubject = {
  isFree: false,
  isAnnouncement: false,
  watchHref: '/watch/korga-1',
  libraryId: null,
};
const button: PayButton = {
  caption: 'Packet',
  subCaption: null,
  icon: 'packet',
  playAfter: true,
  showOptions: false,
  data: {},
};
const own: ContentMetadata = {
  isPurchased: true,
  isAvailable: true,
  isLost: false,
  isContinuation: false,
  minPrice: '0.00',
  buttons: [],
  licenceInfo: null,
  ownLicence: null,
  resumeSeconds: null,
  nextToPlay: 'korga-1',
  ownRating: null,
  libraryId: '2',
  broadcast: null,
};

describe('spec 2 §2 Watch button: its action', () => {
  test('a purchased title plays, the next episode of a series first', () => {
    const plan = watchPlan(subject, {
      ...own,
      nextToPlay: 'orbit-7',
      isContinuation: true,
      resumeSeconds: 90,
    });
    expect(plan).toEqual({
      kind: 'play',
      href: '/watch/orbit-7',
      isContinuation: true,
      resumeSeconds: 90,
      next: 'orbit-7',
    });
  });

  test('spec 2 §2: library_id is passed to the player', () => {
    expect(watchPlan({ ...subject, libraryId: '3' }, own)).toMatchObject({
      href: '/watch/korga-1?library_id=3',
    });
  });

  test('spec 2 §2: library_id is passed on when the platform names no next title', () => {
    const plan = watchPlan({ ...subject, libraryId: '3' }, { ...own, nextToPlay: null });
    expect(plan).toMatchObject({ href: '/watch/korga-1?library_id=3' });
  });

  test('spec 2 §3 stream_using: a title without a library plays from its broadcast', () => {
    const aired = { ...own, libraryId: null, broadcast: { channelId: '7', ts: 1_700_000_000 } };
    expect(watchPlan(subject, aired)).toMatchObject({ href: '/channels/all/7?ts=1700000000' });
  });

  test('a free title plays without a purchase', () => {
    expect(watchPlan({ ...subject, isFree: true }, { ...own, isPurchased: false }).kind).toBe('play');
  });

  test('a title that is not purchased asks to pay', () => {
    const plan = watchPlan(subject, { ...own, isPurchased: false, minPrice: '990.00', buttons: [button] });
    expect(plan).toEqual({ kind: 'pay', buttons: [button], minPrice: '990.00', playAfterId: 'korga-1' });
  });

  test.each<[string, Partial<WatchSubject>, Partial<ContentMetadata>, object]>([
    ['not available', {}, { isAvailable: false }, { kind: 'unavailable', isLost: false }],
    [
      'spec 2 §3 Lost-content fallback',
      {},
      { isLost: true, isAvailable: false },
      { kind: 'unavailable', isLost: true },
    ],
    ['nothing to play', { watchHref: null }, { nextToPlay: null }, { kind: 'unavailable', isLost: false }],
    ['spec 2 §4: announced', { isAnnouncement: true }, {}, { kind: 'soon' }],
  ])('%s', (_, ofPage, ofViewer, expected) => {
    expect(watchPlan({ ...subject, ...ofPage }, { ...own, ...ofViewer })).toEqual(expected);
  });
});

describe('spec 2 §3 Content meta', () => {
  const read = (wire: object) => toMetadata(readAnswer(metadataCall('1'), wire));

  test('every field of the button is read', () => {
    const data = { packet_id: 5, content_id: '1' };
    const metadata = read({
      is_purchased: false,
      is_available: true,
      is_continuation: true,
      min_price: '199.00',
      buttons: [
        {
          button_type: 'pay',
          caption: 'C',
          sub_caption: 'S',
          icon: '/icons/rent.svg',
          play_after: true,
          button_data: data,
        },
        { button_type: 'other', caption: 'X' },
      ],
      license_info: 'L',
      user_license_info: { text: '2 days', color: '#e5484d' },
      history: { seconds: 90 },
      user_rating: { id: 11, rating: 8, content_id: 1 },
      next_to_play: { id: 7 },
      stream_using: { library_id: 2, content_schedule: { channel_id: 3, real_timestamp: 5 } },
    });
    expect(metadata).toEqual({
      isPurchased: false,
      isAvailable: true,
      isLost: false,
      isContinuation: true,
      minPrice: '199.00',
      buttons: [
        {
          caption: 'C',
          subCaption: 'S',
          icon: '/icons/rent.svg',
          playAfter: true,
          showOptions: false,
          data: { packet_id: '5', content_id: '1' },
        },
      ],
      licenceInfo: 'L',
      ownLicence: { text: '2 days', color: '#e5484d' },
      resumeSeconds: 90,
      nextToPlay: '7',
      ownRating: { id: '11', rating: 8 },
      libraryId: '2',
      broadcast: { channelId: '3', ts: 5 },
    });
  });

  test('the fallback of lost content is read too', () => {
    const lost = read({ is_lost: true, id: '1', is_available: false, is_purchased: true, min_price: '0.00' });
    expect(lost).toMatchObject({ isLost: true, isAvailable: false, isPurchased: true });
  });
});
