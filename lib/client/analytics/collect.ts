import { storedVariants } from '@/lib/client/browser/variants';
import { type AudienceHeartbeat, audienceAddress } from '@/lib/rules/analytics/audience-counter';
import { ALIVE_MS, CHANNEL_FOCUS_DELAY_MS, FOCUS_DELAY_MS } from '@/lib/rules/analytics/constants';
import type { EventName, TilePosition, UntimedEvent } from '@/lib/rules/analytics/events';
import { trackedPath } from '@/lib/rules/analytics/path';
import { type Counted, countedAs, pixelAddress } from '@/lib/rules/analytics/pixel-events';
import { hasOptedOut } from '@/lib/rules/analytics/privacy';
import { eventQueue } from '@/lib/rules/analytics/queue';
import type { EventBatch } from '@/lib/rules/analytics/schema';
import { pageTrail } from '@/lib/rules/analytics/trail';
import { isChannel, isSearchField, readPress, tilePositionOf } from './read-page';
import { refreshVariants } from './refresh-variants';
import { watchRows } from './row-views';
import { AUDIENCE_EVENT, TRACK_EVENT } from './track';

/** Addresses of counters of others; nothing is sent to one that is missing. */
export interface Counters {
  pixel?: string | undefined;
  audience?: string | undefined;
}

/**
 * One listener of each kind for the whole document, added when the page is idle (spec 2 §7). It reads
 * existing marks of the page and changes nothing. Returns a function to call when the page changes.
 */
export function collect({ pixel, audience }: Counters = {}): (path: string) => void {
  if (hasOptedOut()) return () => {};
  const visit = crypto.randomUUID();
  // The variants that this document uses. Newer ones take effect in the next document.
  const { variants } = storedVariants();
  void refreshVariants(Date.now());
  const queue = eventQueue({
    send: (events) => send({ visit, ...(Object.keys(variants).length > 0 && { variants }), events }),
    now: Date.now,
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    cancel: (timer) => clearTimeout(timer as number),
  });
  const count = (what: Counted) => {
    if (pixel) new Image().src = pixelAddress(pixel, what, Date.now());
  };
  const countHeartbeat = (heartbeat: AudienceHeartbeat) => {
    if (audience) new Image().src = audienceAddress(audience, heartbeat, Date.now());
  };
  const note = (what: UntimedEvent) => {
    queue.add(what);
    const counted = countedAs(what);
    if (counted) count(counted);
  };
  const happened = (name: EventName, tile: TilePosition = {}) =>
    note({ type: 'event', name, path: trackedPath(location.pathname), ...tile });

  addEventListener(TRACK_EVENT, (event) => note((event as CustomEvent<UntimedEvent>).detail));
  addEventListener(AUDIENCE_EVENT, (event) =>
    countHeartbeat((event as CustomEvent<AudienceHeartbeat>).detail),
  );
  // The viewer may not return: sends the waiting events now. `pagehide` sends what the player adds while the page
  // closes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  addEventListener('pagehide', queue.flush);
  const trail = pageTrail();
  addEventListener('popstate', () => {
    const left = trail.leftBack(location.pathname);
    if (left !== null) note({ type: 'event', name: 'back', path: trackedPath(left) });
  });
  document.addEventListener('fullscreenchange', () => happened('toggle_fullscreen'));
  // Neither event bubbles.
  document.addEventListener('cancel', () => happened('cancel'), true);
  document.addEventListener(
    'click',
    ({ target }) => {
      const press = target instanceof Element && readPress(target);
      if (press) for (const name of press.names) happened(name, press.tile);
    },
    true,
  );
  const leaveTile = listenToFocus((item) => happened('focus', tilePositionOf(item)));
  listenToSearch(happened);

  setInterval(() => {
    if (document.visibilityState === 'visible') count('alive');
  }, ALIVE_MS);
  const rows = watchRows((row) => happened('show', { row }));
  let last: string | null = null;
  return (path) => {
    if (path === last) return;
    last = path;
    trail.come(path);
    leaveTile();
    note({ type: 'page', path: trackedPath(path) });
    rows.begin();
  };
}

/**
 * Spec 2 §9: a tile that keeps the pointer or the focus for 500 ms, a channel for 100 ms. A finger cannot
 * hover: it scrolls or presses. Returns a function to call when the page changes.
 */
function listenToFocus(onEvent: (item: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const onTile = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    const { target } = event;
    const item = target instanceof Element ? target.closest('[data-item]') : null;
    if (item === current) return;
    clearTimeout(timer);
    current = item;
    if (!item) return;
    const rested = () => item.isConnected && onEvent(item);
    timer = setTimeout(rested, isChannel(item) ? CHANNEL_FOCUS_DELAY_MS : FOCUS_DELAY_MS);
  };
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, onTile, { passive: true });
  return () => clearTimeout(timer);
}

/** The search field opens and closes with its focus; the typed text is never read here. */
function listenToSearch(onEvent: (name: EventName) => void): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && isSearchField(target)) onEvent('add_char');
  });
  let isOpen = false;
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen || !(target instanceof Element) || !isSearchField(target)) return;
    isOpen = true;
    onEvent('open_search');
    const observer = new MutationObserver(() => {
      if (target.isConnected) return;
      observer.disconnect();
      isOpen = false;
      onEvent('hide_search');
    });
    observer.observe(document.querySelector('header') ?? document.body, { childList: true, subtree: true });
  });
}

/**
 * A beacon is sent even when its page closes; without a beacon, or without room for it, the events are lost
 * and not retried.
 */
function send(batch: EventBatch): void {
  navigator.sendBeacon?.('/api/events', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}
