import { collect } from '@/lib/client/analytics/collect';
import { countAudience, track } from '@/lib/client/analytics/track';
import { ALIVE_MS, BATCH_MS, CHANNEL_FOCUS_DELAY_MS, FOCUS_DELAY_MS } from '@/lib/rules/analytics/constants';
import type { AnalyticsEvent } from '@/lib/rules/analytics/events';
import { installObserver, setVisible } from '../ui/observer';

const sent: Array<{ to: string; text: string }> = [];

/** The events that were sent since the last call. */
function takeEvents(): AnalyticsEvent[] {
  jest.advanceTimersByTime(BATCH_MS);
  return sent.splice(0).flatMap(({ text }) => JSON.parse(text).events);
}
const names = () => takeEvents().flatMap((event) => ('name' in event ? [event.name] : [event.type]));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

let trackPage: (path: string) => void;

// The listeners belong to the document, so it is set up once.
beforeAll(() => {
  jest.useFakeTimers();
  installObserver();
  globalThis.Blob = class {
    constructor(readonly parts: string[]) {}
  } as unknown as typeof Blob;
  navigator.sendBeacon = (to, blob) => {
    sent.push({ to: String(to), text: (blob as unknown as { parts: string[] }).parts[0] ?? '' });
    return true;
  };
  document.body.innerHTML = `
    <header><nav><a id="menu" href="/movies">Films</a></nav></header>
    <main>
      <section data-row="r1">
        <h2><a id="all" href="/row/r1">All</a></h2>
        <ul>
          <li><a data-item="a" href="/contents/one"><span id="film">One</span></a></li>
          <li><a data-item="b" href="/channels/all/two"><span id="channel">Two</span></a></li>
        </ul>
      </section>
      <a id="packet" href="/packets/82">Packet</a>
      <a id="watch" href="/watch/one">Watch</a>
      <a id="offer" href="#auth" data-event="trial_button_click">Try</a>
      <a id="install" href="/instructions" data-event="open_install_devices">TV</a>
      <a id="account" href="/lk#payment">Account</a>
      <a id="settings" href="/settings/account">Account</a>
      <p id="words">Words</p>
    </main>`;
  trackPage = collect({ pixel: 'https://counter.example/p', audience: 'https://audience.example' });
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault());
  sent.length = 0;
});
beforeEach(() => takeEvents());
afterAll(() => jest.useRealTimers());

describe('spec 2 §7 "Analytics events" of rows and the player, read from the page', () => {
  test('page: sent once for each page in a row', () => {
    trackPage('/');
    trackPage('/');
    trackPage('/movies');
    expect(takeEvents().map((event) => 'path' in event && event.path)).toEqual(['/', '/movies']);
  });

  test('show: sent once for each row of a page', () => {
    trackPage('/series');
    setVisible(find('section'), true);
    setVisible(find('section'), true);
    expect(takeEvents()).toMatchObject([{ type: 'page' }, { name: 'show', row: 'r1' }]);
  });

  test('show: not sent again when an overlay closes, but sent again on another page', async () => {
    const row = () => {
      const section = document.createElement('section');
      section.dataset.row = 'r2';
      return section;
    };
    const below = row();
    find('main').append(below);
    trackPage('/movies');
    setVisible(below, true);
    trackPage('/contents/one');
    trackPage('/movies');
    // The row may be rendered again when the viewer is loaded.
    const again = row();
    below.replaceWith(again);
    jest.advanceTimersByTime(BATCH_MS);
    await Promise.resolve();
    jest.advanceTimersByTime(BATCH_MS);
    setVisible(again, true);
    expect(names()).toEqual(['page', 'show', 'page', 'page']);
    again.remove();
    const other = row();
    find('main').append(other);
    trackPage('/newyear');
    setVisible(other, true);
    other.remove();
    expect(names()).toEqual(['page', 'show']);
  });

  test('click: sent with the row, the item, its index, and the kind of page that it opens', () => {
    find('#film').click();
    expect(takeEvents()).toMatchObject([
      { name: 'click', row: 'r1', item: 'a', index: 0 },
      { name: 'open_content', row: 'r1', item: 'a' },
    ]);
  });

  test.each([
    ['#channel', ['click', 'open_channel']],
    ['#all', ['see_all']],
    ['#packet', ['packet_info']],
    ['#watch', ['play']],
    ['#menu', ['open_movies']],
    ['#offer', ['trial_button_click']],
    ['#install', ['open_install_devices']],
    ['#account', ['open_lk']],
    ['#settings', ['open_lk']],
    ['#words', []],
  ])('a press on %s sends %j', (selector, expected) => {
    find(selector).click();
    expect(names()).toEqual(expected);
  });

  test.each([
    ['#film', FOCUS_DELAY_MS],
    ['#channel', CHANNEL_FOCUS_DELAY_MS],
  ])('spec 2 §9 focus delay: %s after %d ms', (selector, delay) => {
    find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(delay - 1);
    find('#words').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(names()).toEqual([]);
    find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(delay);
    find('#words').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(names()).toEqual(['focus']);
  });

  describe('spec 2 §9: sends no focus', () => {
    const hover = (target: Element, more: object = {}) =>
      target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), more));
    afterEach(() => hover(find('#words')));

    test('when a finger starts to scroll on a tile', () => {
      hover(find('#film'), { pointerType: 'touch' });
      jest.advanceTimersByTime(2 * FOCUS_DELAY_MS);
      expect(names()).toEqual([]);
    });

    test('when the page was left', () => {
      hover(find('#film'), { pointerType: 'mouse' });
      trackPage('/gift');
      jest.advanceTimersByTime(2 * FOCUS_DELAY_MS);
      expect(names()).toEqual(['page']);
    });

    test('when the tile was removed', () => {
      const tile = document.createElement('a');
      tile.dataset.item = 'short';
      find('main').append(tile);
      hover(tile);
      tile.remove();
      jest.advanceTimersByTime(2 * FOCUS_DELAY_MS);
      expect(names()).toEqual([]);
    });
  });

  test('sends open_search, add_char without the letter, and hide_search', async () => {
    const field = document.createElement('div');
    field.innerHTML = '<search data-search=""><input></search>';
    find('header').append(field);
    const input = find('header input') as HTMLInputElement;
    input.focus();
    input.value = 'секрет';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    field.remove();
    await Promise.resolve();
    const events = takeEvents();
    expect(events).toMatchObject([{ name: 'open_search' }, { name: 'add_char' }, { name: 'hide_search' }]);
    expect(JSON.stringify(events)).not.toContain('секрет');
  });

  test('back: sent with the page that was left, before the next page event; not sent when a dialog closes', () => {
    trackPage(location.pathname);
    trackPage('/movies');
    takeEvents();
    dispatchEvent(new PopStateEvent('popstate'));
    trackPage(location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(takeEvents()).toMatchObject([
      { name: 'back', path: '/movies' },
      { type: 'page', path: '/' },
    ]);
  });

  test('sends cancel and toggle_fullscreen', () => {
    find('main').dispatchEvent(new Event('cancel'));
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(names()).toEqual(['cancel', 'toggle_fullscreen']);
  });

  test('sends events that components track', () => {
    track({ type: 'target', name: 'watch_tv_5min', channelId: '5' });
    expect(takeEvents()).toMatchObject([{ type: 'target', channelId: '5' }]);
  });

  test('spec 1 §7: a liveness image request repeats every 5 minutes while the page is visible', () => {
    const requested: string[] = [];
    globalThis.Image = class {
      set src(address: string) {
        requested.push(new URL(address).searchParams.get('evtp') ?? '');
      }
    } as unknown as typeof Image;
    jest.advanceTimersByTime(2 * ALIVE_MS);
    expect(requested).toEqual(['alive', 'alive']);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    jest.advanceTimersByTime(ALIVE_MS);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    expect(requested).toHaveLength(2);
    expect(ALIVE_MS).toBe(300_000);
  });

  test('spec 2 §3 trackers: a sign of the player goes to the counter of the audience', () => {
    const requested: string[] = [];
    globalThis.Image = class {
      set src(address: string) {
        requested.push(address);
      }
    } as unknown as typeof Image;
    const tracker = { CatID: '1', VcID: '2', VcVersion: '3', Account: 'taspa', Tmsec: 'tv' };
    countAudience({ tracker, isLive: true, frame: 5 });
    expect(requested).toEqual([expect.stringContaining('https://audience.example/V13a**catid:1:vcid:2:')]);
  });

  test('what is tracked while the page goes is sent', () => {
    dispatchEvent(new Event('pagehide'));
    sent.length = 0;
    trackPage('/news');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    sent.length = 0;
  });

  test('sends waiting events when the page is hidden', () => {
    trackPage('/faq');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe('/api/events');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
});

test('sends nothing for a viewer who opted out of tracking', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const listen = jest.spyOn(document, 'addEventListener');
  collect()('/quiet');
  expect(listen).not.toHaveBeenCalled();
  expect(takeEvents()).toEqual([]);
});
