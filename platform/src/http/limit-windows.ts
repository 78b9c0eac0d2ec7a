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

/** A window after a look or a use, and until when the use is refused; 0: it is not. */
export interface Step {
  window: Window;
  refusedUntil: number;
}

/** How long a user without free uses waits after this one. */
function delayMs({ hits: free, delay }: Limit, hits: number): number {
  if (!delay || hits < free) return 0;
  return Math.min(delay.longestMs, delay.firstMs * 2 ** Math.min(hits - free, 30));
}

/** Looks at a window, or uses it; a refused use does not count. `shared-windows.ts` has the same rule for Redis. */
export function stepOf(limit: Limit, known: Window | undefined, now: number, isUse: boolean): Step {
  const open = known && known.endsAt > now ? known : { hits: 0, endsAt: now + limit.windowMs, waitsUntil: 0 };
  const until = limit.delay ? open.waitsUntil : open.hits < limit.hits ? 0 : open.endsAt;
  if (until > now) return { window: open, refusedUntil: until };
  if (!isUse) return { window: open, refusedUntil: 0 };
  const hits = open.hits + 1;
  if (!limit.delay) return { window: { ...open, hits }, refusedUntil: 0 };
  const window = { hits, endsAt: now + limit.windowMs, waitsUntil: now + delayMs(limit, hits) };
  return { window, refusedUntil: 0 };
}
