import { type KeyPress, shortcutOf } from '@/player/features/shortcuts';
import { tapZone } from '@/player/features/taps';
import { createThumbnailLoader, thumbnailUrl } from '@/player/features/thumbnail-loader';
import { volumeStep } from '@/player/features/volume';

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
  ...more,
});

test.each([
  [press(' ', 'Space'), { name: 'togglePlay' }],
  [press('f', 'KeyF'), { name: 'toggleFullscreen' }],
  [press('а', 'KeyF'), { name: 'toggleFullscreen' }],
  [press('m', 'KeyM'), { name: 'toggleMuted' }],
  [press('ArrowLeft', 'ArrowLeft'), { name: 'skip', by: -10 }],
  [press('ArrowRight', 'ArrowRight'), { name: 'skip', by: 10 }],
  [press('ArrowUp', 'ArrowUp'), { name: 'volume', direction: 1 }],
  [press('ArrowDown', 'ArrowDown'), { name: 'volume', direction: -1 }],
  [press('f', 'KeyF', { ctrlKey: true }), null],
  [press('q', 'KeyQ'), null],
])('spec 2 §2 Keyboard: %j', (key, shortcut) => {
  expect(shortcutOf(key)).toEqual(shortcut);
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
