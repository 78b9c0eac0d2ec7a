import * as v from 'valibot';
import { audienceAddress } from '@/lib/rules/analytics/audience-counter';
import * as limits from '@/lib/rules/analytics/constants';
import { NAMES, type UntimedEvent, USER_STATES, userState } from '@/lib/rules/analytics/events';
import { trackedPath } from '@/lib/rules/analytics/path';
import { countedAs, pixelAddress } from '@/lib/rules/analytics/pixel-events';
import { playbackEvents } from '@/lib/rules/analytics/playback-events';
import { eventQueue } from '@/lib/rules/analytics/queue';
import { Batch } from '@/lib/rules/analytics/schema';
import { MODAL_IDS } from '@/lib/rules/modals/address';

describe('spec 2 §4 Analytics user state', () => {
  test.each([
    ['none', [], 'not_login'],
    ['guest', [], 'guest'],
    ['guest', [100], 'guest'],
    ['user', [], 'free'],
    ['user', [0], 'promo'],
    ['user', [0, 199], 'full_payment'],
  ] as const)('%s with packets at %j: %s', (viewer, prices, state) => {
    expect(userState(viewer, prices)).toBe(state);
    expect(USER_STATES).toContain(state);
  });
});

test('spec 2 §7, §9: intervals and limits are those of the specification', () => {
  expect(limits.UPDATES_AT_S).toEqual([120, 300, 600, 1200, 1800, 2400, 3000]);
  expect([limits.WATCH_TV_S, limits.FOCUS_DELAY_MS, limits.CHANNEL_FOCUS_DELAY_MS]).toEqual([300, 500, 100]);
  expect(limits.DEVICE_WEB).toBe(1);
});

test('spec 2 §7: every event of the specification can be tracked', () => {
  for (const name of [
    ...['play', 'show', 'focus', 'click', 'see_all', 'back', 'open_channel', 'open_content', 'packet_info'],
    ...['toggle_fullscreen', 'cancel', 'open_search', 'hide_search', 'add_char'],
  ]) {
    expect(NAMES).toContain(name);
  }
  const event = { type: 'event', at: 1, path: '/', name: 'open_movies' };
  expect(v.is(Batch, { visit: crypto.randomUUID(), events: [event] })).toBe(true);
});

test.each(MODAL_IDS)('spec 3 §2 Modals: the opening of %s can be tracked', (item) => {
  const event = { type: 'event', at: 1, path: '/', name: 'open_modal', item };
  expect(v.is(Batch, { visit: crypto.randomUUID(), events: [event] })).toBe(true);
});

describe('spec 2 §7: playback events of one player', () => {
  const film = { statId: '1', contentId: '7', libraryId: '3', startType: 'vod' } as const;
  const channel = { statId: '2', channelId: '5', startType: 'live' } as const;

  /** The events of a player that reports every second for this time. */
  function trackedPart(what: typeof film | typeof channel, seconds: number) {
    const eventsOf = playbackEvents();
    const happened: UntimedEvent[] = [];
    for (let watched = 10; watched <= seconds; watched += 1) {
      happened.push(...eventsOf({ ...what, position: watched }, watched));
    }
    return happened;
  }

  test('one start event, and updates at 120, 300, 600 s, then every 600 s up to 3000', () => {
    const events = trackedPart(film, 4_000);
    expect(events.map(({ type }) => type)).toEqual(['playbackStart', ...Array(7).fill('playbackUpdate')]);
    expect(events.flatMap((event) => ('watched' in event ? [event.watched] : []))).toEqual([
      120, 300, 600, 1200, 1800, 2400, 3000,
    ]);
    expect(events[0]).toEqual({ type: 'playbackStart', ...film, position: 10 });
  });

  test.each([
    [299, 0],
    [300, 1],
    [900, 1],
  ])('watch_tv_5min after %d s of a channel: %d times; never for a film', (seconds, times) => {
    const targets = (what: typeof film | typeof channel) =>
      trackedPart(what, seconds).filter((event) => event.type === 'target');
    expect(targets(channel)).toHaveLength(times);
    expect(targets(film)).toEqual([]);
  });

  test('another title in the same player starts new counts, and an update whose second is skipped is sent at the next one', () => {
    const eventsOf = playbackEvents();
    expect(eventsOf({ ...channel, position: 1 }, 119)).toHaveLength(1);
    expect(eventsOf({ ...channel, position: 1 }, 125).map(({ type }) => type)).toEqual(['playbackUpdate']);
    const [start] = eventsOf({ ...film, position: 1 }, 10);
    expect(start).toMatchObject({ type: 'playbackStart', contentId: '7' });
  });
});

test.each([
  ['/', '/'],
  ['/movies', '/movies'],
  ['/contents/korga-1/640', '/contents/korga-1/640'],
  ['/packets/82', '/packets/82'],
  ['/+77011234567', '/other'],
  ['/anna@mail.kz', '/other'],
  ['/anna', '/other'],
  ['/packets/anna@mail.kz', '/packets'],
  ['/persons/%D0%90%D0%BD%D0%BD%D0%B0', '/persons'],
  ['/channels/all/ntv/+77011234567', '/channels'],
])('docs/ANALYTICS.md Privacy: of the address %s only %s is sent', (pathname, trackedPart) => {
  expect(trackedPath(pathname)).toBe(trackedPart);
  expect(trackedPath(trackedPart)).toBe(trackedPart);
});

describe('batches', () => {
  function queue() {
    const sent: number[] = [];
    let run: (() => void) | null = null;
    const edge = eventQueue({
      send: (events) => sent.push(events.length),
      now: () => 5,
      later: (later) => {
        run = later;
        return 1;
      },
      cancel: () => {
        run = null;
      },
    });
    return { sent, edge, pass: () => run?.() };
  }
  const page = { type: 'page', path: '/' } as const;

  test('are sent when full or when their time is over, and never empty', () => {
    const { sent, edge, pass } = queue();
    for (let count = 0; count < limits.BATCH_SIZE; count += 1) edge.add(page);
    expect(sent).toEqual([limits.BATCH_SIZE]);
    edge.add(page);
    edge.add(page);
    pass();
    expect(sent).toEqual([limits.BATCH_SIZE, 2]);
    edge.flush();
    expect(sent).toHaveLength(2);
  });

  test('a page that sends too many events is stopped', () => {
    const { sent, edge } = queue();
    for (let count = 0; count < 2 * limits.MOST_EVENTS; count += 1) edge.add(page);
    edge.flush();
    expect(sent.reduce((sum, size) => sum + size, 0)).toBe(limits.MOST_EVENTS);
  });
});

describe('events that are accepted or refused', () => {
  const visit = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
  const taken = (events: unknown) => v.is(Batch, { visit, events });
  const page = { type: 'page', at: 1, path: '/movies' };

  test.each<[string, unknown, boolean]>([
    ['a page', [page], true],
    ['nothing', [], false],
    ['more than a batch', Array(limits.BATCH_SIZE + 1).fill(page), false],
    ['a query, which may contain typed text', [{ ...page, path: '/search?q=иван' }], false],
    ['an unknown path, which may contain typed text', [{ ...page, path: '/+77011234567' }], false],
    ['an unknown field', [{ ...page, email: 'a@example.org' }], false],
    ['an unknown event name', [{ ...page, type: 'event', name: 'buy' }], false],
    [
      'free text in place of an id',
      [{ ...page, type: 'event', name: 'click', item: 'Айгерім Смағұлова' }],
      false,
    ],
    ['a tile', [{ ...page, type: 'event', name: 'click', row: '12', item: '640:1', index: 3 }], true],
    [
      'an error of the player',
      [{ type: 'playbackError', at: 1, code: 'codec', kind: 'media', statId: null }],
      true,
    ],
    [
      'how a playback went',
      [{ type: 'playbackQuality', at: 1, watched: 60, stalls: 1, stalled: 400, height: 720, errors: 0 }],
      true,
    ],
  ])('%s: %#', (_, events, isTaken) => expect(taken(events)).toBe(isTaken));
});

test('spec 2 §7 "Analytics events": params fts, evtp and device type 1; only page views and playback go to the external counter', () => {
  expect(pixelAddress('https://counter.example/p?id=1', 'page', 1_700_000_000_999)).toBe(
    'https://counter.example/p?id=1&evtp=page&fts=1700000000&dvtp=1',
  );
  expect(countedAs({ type: 'page', path: '/' })).toBe('page');
  expect(countedAs({ type: 'event', name: 'click', path: '/' })).toBeNull();
});

describe('spec 2 §3 trackers: the picture for the counter of the audience', () => {
  const tracker = { CatID: '1', VcID: '3929', VcVersion: '2', Account: 'taspa', Tmsec: 'taspa_tv' };
  test.each([
    [true, 1_700_000_000.4, 'fts:1700000000:vts:1700000009:evtp:1:dvtp:1'],
    [false, 61.9, 'fts:61:vts:1700000009:evtp:2:dvtp:1'],
  ])('live %s at second %d', (isLive, frame, fields) => {
    const sign = { tracker, isLive, frame };
    expect(audienceAddress('https://audience.example/', sign, 1_700_000_009_999)).toBe(
      `https://audience.example/V13a**catid:1:vcid:3929:vcver:2:${fields}**taspa/ru/UTF-8/tmsec=taspa_tv/`,
    );
  });

  test('a parameter cannot change the address', () => {
    const sign = { tracker: { ...tracker, Account: '../x?y', VcID: 'a/b#c' }, isLive: true, frame: 1 };
    const { pathname, search, hash } = new URL(audienceAddress('https://audience.example', sign, 0));
    expect([pathname.split('/').length, search, hash]).toEqual([6, '', '']);
  });
});
