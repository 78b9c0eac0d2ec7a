import { swipeStep } from '@/player/core/channel-keys';
import { type KeyPress, shortcutOf } from '@/player/features/support/shortcuts';
import { createThumbnailLoader, thumbnailUrl } from '@/player/features/support/thumbnail-loader';
import { pointAt, readPoints } from '@/player/features/support/thumbnail-timings';
import { tapZone } from '@/player/features/taps';
import { volumeStep } from '@/player/features/volume';
import { KEY_GROUPS } from '@/player/ui/help/keys';

test.each([
  [0, -1],
  [199, -1],
  [200, 0],
  [800, 0],
  [801, 1],
])('spec 2 §2: double-tap seek zones are one fifth of the width on each side; %d of 1000', (x, zone) => {
  expect(tapZone(x, 1000)).toBe(zone);
});

test('spec 2 §2: volume steps are 0.05, twenty of them from 0 to 1, and not beyond', () => {
  let volume = 0;
  for (let step = 0; step < 20; step += 1) volume = volumeStep(volume, 1);
  expect(volume).toBe(1);
  expect(volumeStep(1, 1)).toBe(1);
  expect(volumeStep(0, -1)).toBe(0);
  expect(volumeStep(0.3, -1)).toBe(0.25);
});

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  [press(' ', 'Space'), { name: 'togglePlay', feedback: 'play' }],
  [press('f', 'KeyF'), { name: 'toggleFullscreen' }],
  [press('а', 'KeyF'), { name: 'toggleFullscreen' }],
  [press('ArrowLeft', 'ArrowLeft'), { name: 'skip', value: -10, feedback: 'skip' }],
  [press('ArrowRight', 'ArrowRight'), { name: 'skip', value: 10, feedback: 'skip' }],
  [press('ArrowUp', 'ArrowUp'), { name: 'volume', value: 1, feedback: 'volume' }],
  [press('ArrowDown', 'ArrowDown'), { name: 'volume', value: -1, feedback: 'volume' }],
])('spec 2 §2 Keyboard: %j is %j', (key, shortcut) => {
  expect(shortcutOf(key)).toMatchObject(shortcut);
});

test.each([
  [press('k', 'KeyK'), { name: 'togglePlay' }],
  [press('л', 'KeyK'), { name: 'togglePlay' }],
  [press('j', 'KeyJ'), { name: 'skip', value: -10 }],
  [press('l', 'KeyL'), { name: 'skip', value: 10 }],
  [press('m', 'KeyM'), { name: 'toggleMuted' }],
  [press('c', 'KeyC'), { name: 'toggleText' }],
  [press('i', 'KeyI'), { name: 'togglePip' }],
  [press('t', 'KeyT'), { name: 'toggleTheatre' }],
  [press('n', 'KeyN'), { name: 'next' }],
  [press('N', 'KeyN', { shiftKey: true }), { name: 'next' }],
  [press('p', 'KeyP'), { name: 'previous' }],
  [press('0', 'Digit0'), { name: 'seekShare', value: 0 }],
  [press('9', 'Numpad9'), { name: 'seekShare', value: 0.9 }],
  [press('Home', 'Home'), { name: 'seekShare', value: 0 }],
  [press('End', 'End'), { name: 'seekShare', value: 1 }],
  [press(',', 'Comma'), { name: 'stepFrame', value: -1 }],
  [press('.', 'Period'), { name: 'stepFrame', value: 1 }],
  [press('<', 'Comma', { shiftKey: true }), { name: 'stepRate', value: -1 }],
  [press('>', 'Period', { shiftKey: true }), { name: 'stepRate', value: 1 }],
  [press('Ю', 'Period', { shiftKey: true }), { name: 'stepRate', value: 1 }],
  [press('?', 'Slash', { shiftKey: true }), { name: 'toggleHelp' }],
  [press('?', 'Digit7', { shiftKey: true }), { name: 'toggleHelp' }],
])('the keys of YouTube, letters by position and signs of both layouts: %j is %j', (key, shortcut) => {
  expect(shortcutOf(key)).toMatchObject(shortcut);
});

test.each([
  press('f', 'KeyF', { ctrlKey: true }),
  press('c', 'KeyC', { metaKey: true }),
  press('1', 'Digit1', { altKey: true }),
  press('q', 'KeyQ'),
  press('&', 'Digit7', { shiftKey: true }),
  press('Tab', 'Tab'),
])('keys of the browser and others stay free: %j', (key) => {
  expect(shortcutOf(key)).toBeNull();
});

test.each([
  [press('PageUp', 'PageUp'), { name: 'step', by: 1 }],
  [press('PageDown', 'PageDown'), { name: 'step', by: -1 }],
  [press('7', 'Numpad7'), { name: 'digit', digit: '7' }],
  [press('и', 'KeyB'), { name: 'last' }],
])('where channels can be changed, keys are those of a remote: %j is %j', (key, wanted) => {
  expect(shortcutOf(key, true)).toMatchObject({ name: 'channelKey', key: wanted });
});

test.each([
  [press('PageUp', 'PageUp'), null],
  [press('b', 'KeyB'), null],
  [press('7', 'Digit7'), { name: 'seekShare', value: 0.7 }],
])('elsewhere they keep their meaning: %j is %j', (key, wanted) => {
  expect(shortcutOf(key)).toEqual(wanted);
});

test.each([
  [5, -120, 1],
  [5, 120, -1],
  [5, -40, null],
  [80, -120, null],
])('a vertical swipe by %s, %s is a step of %s', (dx, dy, by) => {
  expect(swipeStep(dx, dy)).toBe(by);
});

test('the list of keys names every key that the player understands', () => {
  const listed = KEY_GROUPS.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)).sort();
  expect(listed).toEqual(
    [
      ...'KJLMCFITNPBHG',
      'PgUp',
      'PgDn',
      '0–9',
      '<',
      '>',
      ',',
      '.',
      '?',
      '↑',
      '↓',
      '←',
      '→',
      '0–9',
      'Home',
      'End',
      'space',
    ].sort(),
  );
});

test.each([
  [0, 0],
  [9.9, 0],
  [19, 10],
  [1_800_000_007, 1_800_000_000],
  [-3, 0],
])('spec 2 §7: thumbnails have 10-second granularity, w=196&h=110; %d', (second, step) => {
  expect(thumbnailUrl('https://o/thumb/live/1', second)).toBe(
    `https://o/thumb/live/1/${step}.jpg?w=196&h=110`,
  );
});

describe('spec 2 §7: the file of screenshot timings', () => {
  const points = [3, 8, 20];
  test.each([
    ['before the first', 2.9, null],
    ['at one', 8, 8],
    ['between two', 19.9, 8],
    ['after the last', 29.9, 20],
    ['in a part that the file does not have yet', 30, null],
  ])('%s', (_, second, point) => {
    expect(pointAt(points, second)).toBe(point);
    const shown = point ?? Math.floor(second / 10) * 10;
    expect(thumbnailUrl('https://o', second, points)).toBe(`https://o/${shown}.jpg?w=196&h=110`);
  });

  test.each([
    ['in order', { seek_points: [20, 3, 8] }, points],
    ['without what is no number', { seek_points: [3, 'x', null, 8] }, [3, 8]],
    ['of another form', { points }, []],
    ['nothing', null, []],
  ])('is read %s', (_, answer, read) => {
    expect(readPoints(answer)).toEqual(read);
  });
});

describe('media 4: thumbnails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function loader() {
    const requested: { url: string; arrive(): void; fail(): void }[] = [];
    const shown: string[] = [];
    const load = (url: string) =>
      new Promise<void>((resolve, reject) =>
        requested.push({ url, arrive: resolve, fail: () => reject(new Error('404')) }),
      );
    return { ...createThumbnailLoader(load, (url) => shown.push(url)), requested, shown };
  }
  const settle = () => jest.advanceTimersByTimeAsync(100);

  test('are requested only after the pointer rests', async () => {
    const { want, requested } = loader();
    want('a');
    want('b');
    await settle();
    expect(requested.map(({ url }) => url)).toEqual(['b']);
  });

  test('one request at a time; an outdated one is dropped', async () => {
    const { want, requested, shown } = loader();
    want('a');
    await settle();
    want('b');
    want('c');
    await settle();
    expect(requested).toHaveLength(1);
    requested[0]?.arrive();
    await settle();
    expect(requested.map(({ url }) => url)).toEqual(['a', 'c']);
    requested[1]?.arrive();
    await settle();
    expect(shown).toEqual(['c']);
  });

  test('a missing one keeps the last picture on screen and does not block the next', async () => {
    const { want, requested, shown } = loader();
    want('a');
    await settle();
    requested[0]?.fail();
    await settle();
    want('b');
    await settle();
    requested[1]?.arrive();
    await settle();
    expect(shown).toEqual(['b']);
  });
});
