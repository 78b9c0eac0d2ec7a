/** How often something may be done. */
export interface Limit {
  /** The number of free uses. */
  hits: number;
  /**
   * Without a delay: the time until free uses are available again. With a delay: the time after the last use until all is
   * reset.
   */
  windowMs: number;
  /** After the free uses each further one waits, twice as long as the one before. */
  delay?: { firstMs: number; longestMs: number };
}

/** What was used of a limit by one key. */
export interface Window {
  hits: number;
  endsAt: number;
  /** Only with a growing delay. */
  waitsUntil: number;
}

/** The window after an action, and the time until which a use is refused; 0 if it is not refused. */
export interface Step {
  window: Window;
  refusedUntil: number;
}

/** How long a user without free uses waits after this one. */
function delayMs({ hits: free, delay }: Limit, hits: number): number {
  if (!delay || hits < free) return 0;
  return Math.min(delay.longestMs, delay.firstMs * 2 ** Math.min(hits - free, 30));
}

/** What to do with a window: `look` only checks it, `use` counts one use, `giveBack` takes one use back. */
export type Action = 'look' | 'use' | 'giveBack';

/**
 * Applies an action to a window. A refused use is not counted, and giving one back removes its delay.
 * `shared-windows.ts` has the same rule for Redis.
 */
export function stepOf(limit: Limit, known: Window | undefined, now: number, action: Action): Step {
  const open = known && known.endsAt > now ? known : { hits: 0, endsAt: now + limit.windowMs, waitsUntil: 0 };
  if (action === 'giveBack')
    return { window: { ...open, hits: Math.max(0, open.hits - 1), waitsUntil: 0 }, refusedUntil: 0 };
  const until = limit.delay ? open.waitsUntil : open.hits < limit.hits ? 0 : open.endsAt;
  if (until > now) return { window: open, refusedUntil: until };
  if (action === 'look') return { window: open, refusedUntil: 0 };
  const hits = open.hits + 1;
  if (!limit.delay) return { window: { ...open, hits }, refusedUntil: 0 };
  const window = { hits, endsAt: now + limit.windowMs, waitsUntil: now + delayMs(limit, hits) };
  return { window, refusedUntil: 0 };
}
