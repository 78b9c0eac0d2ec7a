import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { browsersOfProfile, deliverTo } from './delivery.ts';
import type { Delivery, WebPush } from './web-push/sender.ts';

export interface NoticeDeps {
  db: Database;
  clock: Clock;
  webPush: WebPush;
}

/** Notices that are under way at once: those of a popular programme or series are due in the same minute. */
const BATCH = 10;

/** Sends what is due for each of these; returns how many browsers were reached and how many were not. */
export async function sendEach<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<Delivery[]>,
): Promise<Record<Delivery, number>> {
  const count = { delivered: 0, gone: 0, failed: 0 };
  for (let at = 0; at < rows.length; at += BATCH) {
    const deliveries = await Promise.all(rows.slice(at, at + BATCH).map(send));
    for (const delivery of deliveries.flat()) count[delivery] += 1;
  }
  return count;
}

/** Sends a message to all browsers with a profile. */
export async function sendToProfile(
  deps: NoticeDeps,
  profile: Parameters<typeof browsersOfProfile>[1],
  message: Parameters<typeof deliverTo>[2],
  seconds: number,
): Promise<Delivery[]> {
  const receivers = await browsersOfProfile(deps.db, profile);
  return Promise.all(receivers.map((browser) => deliverTo(deps, browser, message, seconds)));
}
