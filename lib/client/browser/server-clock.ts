/** Smaller differences are those of the network and of whole seconds. */
const TOLERANCE_MS = 30_000;

/** How much the clock of our server is ahead of that of this device, as far as is known. */
let ahead: number | null = null;
/** When this document began, by the clock of this device: another result is that of a clock that was set, or of sleep. */
let beganAt = 0;
/** The difference that the listeners know. */
let reported = 0;
const listeners = new Set<() => void>();

/**
 * Reads the time of the server from an answer. An answer may come from a cache and be old, but never from the future, so
 * the largest difference is the best one. When the clock of the device was set, what is known moves with it. Sleep, during
 * which browsers may stop `performance.now`, looks the same, but then the answer has the larger difference.
 */
export function noteServerTime(response: Response): void {
  const sentAt = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(sentAt)) return;
  const setBy = Date.now() - performance.now() - beganAt;
  if (Math.abs(setBy) > TOLERANCE_MS) {
    beganAt += setBy;
    ahead = ahead === null ? null : ahead - setBy;
  }
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, sentAt - Date.now());
  if (Math.abs(aheadMs() - reported) <= TOLERANCE_MS) return;
  reported = aheadMs();
  for (const listener of listeners) listener();
}

/** Calls the listener when `serverNow` is corrected. Returns a function that stops it. */
export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much `serverNow` is ahead of the clock of this device. */
export function aheadMs(): number {
  const difference = ahead ?? 0;
  return Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/**
 * Epoch milliseconds by the server, for everything that is compared with the schedule of a broadcaster: the clock of a
 * device may be wrong. Until the first answer it is the clock of the device.
 */
export const serverNow = (): number => Date.now() + aheadMs();
