import * as v from 'valibot';

const KEY = 'taspa:after-buy';

/** Whoever pays later than that has begun something else. */
const KEPT_MS = 30 * 60_000;

const Intent = v.object({
  contentId: v.string(),
  /** Plays by itself once it is bought. */
  startAfterBuy: v.boolean(),
  /** What of it plays then: the next episode. */
  playAfterId: v.nullable(v.string()),
  /** The offers were shown already: they do not come again by themselves. */
  isOffered: v.boolean(),
  until: v.number(),
});

export type WatchIntent = Omit<v.InferOutput<typeof Intent>, 'until'>;

/** Spec 2 §4 "Content availability": startAfterBuy and playAfterId, for this tab and a while. */
export function rememberWatchIntent(intent: WatchIntent, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, until: now + KEPT_MS }));
  } catch {
    // A browser that keeps nothing: one presses "watch" again.
  }
}

/** What somebody wanted to watch before they bought it; null for another title, or when it is too long ago. */
export function watchIntentFor(contentId: string, now = Date.now()): WatchIntent | null {
  try {
    const { until, ...intent } = v.parse(Intent, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return intent.contentId === contentId && until > now ? intent : null;
  } catch {
    return null;
  }
}

export function forgetWatchIntent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
