import * as v from 'valibot';
import { readStoredJson, removeStored, writeStored } from './storage';

const KEY = 'taspa:after-buy';

/** A payment after this time belongs to something else. */
const STORED_MS = 30 * 60_000;

const Intent = v.object({
  contentId: v.string(),
  /** Start playing after the purchase. */
  startAfterBuy: v.boolean(),
  /** What to play then: the next episode. */
  playAfterId: v.nullable(v.string()),
  /** The offers were already shown and must not open again automatically. */
  isOffered: v.boolean(),
  until: v.number(),
});

export type WatchIntent = Omit<v.InferOutput<typeof Intent>, 'until'>;

/**
 * Spec 2 §4 "Content availability": startAfterBuy and playAfterId, stored for this tab and a limited time.
 */
export function rememberWatchIntent(intent: WatchIntent, now = Date.now()): void {
  // Without storage the viewer presses "watch" again.
  writeStored('session', KEY, JSON.stringify({ ...intent, until: now + STORED_MS }));
}

/** What the viewer wanted to watch before the purchase; null for another title, or when it is too old. */
export function watchIntentFor(contentId: string, now = Date.now()): WatchIntent | null {
  const intent = stored(now);
  return intent?.contentId === contentId ? intent : null;
}

/** A guest has pressed "watch" and is logging in: the offers open after the login. */
export const isWatchWanted = (): boolean => stored(Date.now())?.isOffered === false;

function stored(now: number): WatchIntent | null {
  const known = v.safeParse(Intent, readStoredJson('session', KEY));
  if (!known.success) return null;
  const { until, ...intent } = known.output;
  return until > now ? intent : null;
}

export function forgetWatchIntent(): void {
  removeStored('session', KEY);
}
