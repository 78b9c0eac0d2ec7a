import { openApp } from '@/lib/client/browser/open-app';
import { APP_WAIT_IOS_MS, APP_WAIT_MS, appOf } from '@/lib/rules/pages/open-app';
import { clickIdOf, storedClickId } from '@/lib/shared/click-id';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Mobile Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36';

const play = {
  device: 'android',
  href: 'https://play.google.com/store/apps/details?id=x',
  app: 'taspa://home',
};
const apple = { device: 'ios', href: 'https://apps.apple.com/app/x', app: 'taspa://home?a=1' };

describe('spec 3 §4 Other: the way to the mobile application', () => {
  test.each([
    ['Android waits 25 ms', play, ANDROID, { href: 'taspa://home', waitMs: APP_WAIT_MS }],
    ['iOS waits 2500 ms', apple, IPHONE, { href: 'taspa://home?a=1', waitMs: APP_WAIT_IOS_MS }],
    ['the store of another system is only a store', apple, ANDROID, null],
    ['a computer has no such application', play, DESKTOP, null],
    ['an application without an address of its own', { ...play, app: null }, ANDROID, null],
  ] as const)('%s', (_, store, userAgent, expected) => {
    expect(appOf(store, userAgent, null)).toEqual(expected);
    expect([APP_WAIT_MS, APP_WAIT_IOS_MS]).toEqual([25, 2500]);
  });

  test('the click of the advertisement is passed on', () => {
    expect(appOf(play, ANDROID, 'c:1')?.href).toBe('taspa://home?click_id=c%3A1');
    expect(appOf(apple, IPHONE, 'c1')?.href).toBe('taspa://home?a=1&click_id=c1');
  });
});

test.each([
  ['click_id=a', 'a'],
  ['clickid=b', 'b'],
  ['clickId=c', 'c'],
  ['click_id=&clickid=d', 'd'],
  ['click_id=%0d%0aset-cookie', null],
  ['x=1', null],
])('spec 3 §4 Other: the click id of ?%s', (query, id) =>
  expect(clickIdOf(new URLSearchParams(query))).toBe(id),
);

test('the kept click id is read from cookies, and a made-up one is ignored', () => {
  expect(storedClickId('a=1; taspa_click=x-1; b=2')).toBe('x-1');
  expect(storedClickId('taspa_click=<script>')).toBeNull();
  expect(storedClickId(null)).toBeNull();
});

describe('spec 3 §4 Other: the store follows after the wait', () => {
  const app = { href: 'taspa://home', waitMs: APP_WAIT_MS };
  let visibilityState = 'visible';
  const gone: Array<() => void> = [];
  beforeEach(() => {
    jest.useFakeTimers();
    visibilityState = 'visible';
    Object.assign(globalThis, {
      document: {
        get visibilityState() {
          return visibilityState;
        },
      },
      addEventListener: (_: string, listener: () => void) => gone.push(listener),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'addEventListener');
  });

  function opened(meanwhile: () => void = () => {}): string[] {
    const went: string[] = [];
    openApp(app, play.href, (href) => went.push(href));
    meanwhile();
    jest.advanceTimersByTime(APP_WAIT_MS);
    return went;
  }

  test('where no application has opened', () => {
    expect(opened()).toEqual(['taspa://home', play.href]);
  });
  test('the fallback address is not opened when the app has hidden the page or the page is left', () => {
    expect(
      opened(() => {
        visibilityState = 'hidden';
      }),
    ).toEqual(['taspa://home']);
    expect(opened(() => gone.at(-1)?.())).toEqual(['taspa://home']);
  });
});
