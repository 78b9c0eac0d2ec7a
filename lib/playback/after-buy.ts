import * as v from 'valibot';

const KEY = 'taspa:after-buy';

/** Whoever pays later than that has begun something else. */
const KEPT_MS = 30 * 60_000;

const Wish = v.object({
  contentId: v.string(),
  /** Plays by itself once it is bought. */
  startAfterBuy: v.boolean(),
  /** What of it plays then: the next episode. */
  playAfterId: v.nullable(v.string()),
  /** The offers were shown already: they do not come again by themselves. */
  isOffered: v.boolean(),
  until: v.number(),
});

export type WatchWish = Omit<v.InferOutput<typeof Wish>, 'until'>;

/** Spec 2 §4: "Unpurchased content: startAfterBuy and playAfterId are stored", for this tab and a while. */
export function rememberWish(wish: WatchWish, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wish, until: now + KEPT_MS }));
  } catch {
    // A browser that keeps nothing: one presses "watch" again.
  }
}

/** What somebody wanted to watch before they bought it; null for another title, or when it is too long ago. */
export function wishFor(contentId: string, now = Date.now()): WatchWish | null {
  try {
    const { until, ...wish } = v.parse(Wish, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return wish.contentId === contentId && until > now ? wish : null;
  } catch {
    return null;
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
