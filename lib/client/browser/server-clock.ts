/** Smaller differences are those of the network and of whole seconds. */
const TOLERANCE_MS = 30_000;

/** How much the clock of our server is ahead of that of this device, as far as is known. */
let ahead: number | null = null;

/**
 * Reads the time of the server from an answer. An answer may come from a cache and be old, but never from the future, so
 * the largest difference is the best one.
 */
export function noteServerTime(response: Response): void {
  const sentAt = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(sentAt)) return;
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, sentAt - Date.now());
}

/**
 * Epoch milliseconds by the server, for everything that is compared with the schedule of a broadcaster: the clock of a
 * device may be wrong. Until the first answer it is the clock of the device.
 */
export function serverNow(): number {
  const difference = ahead ?? 0;
  return Date.now() + (Math.abs(difference) > TOLERANCE_MS ? difference : 0);
}
