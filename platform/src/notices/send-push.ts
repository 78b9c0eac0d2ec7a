import type { Database } from '../db/open.ts';
import { type PushDestination, pushes } from '../db/schema/notices.ts';
import { nextSnowflake } from '../domain/snowflake.ts';
import type { Localized } from '../origin/catalogue.ts';

export interface PushMessage {
  title: Localized;
  body: Localized;
  /** The label of its button. */
  action?: Localized | null;
  destination?: PushDestination | null;
  /** Seconds in which it is worth showing. */
  timeToLive: number;
  /** When it is shown, in Unix milliseconds; now by default. */
  at?: number;
}

/**
 * Sends a push to one user, or to everyone with null, and returns its id. Browsers that want pushes get it by Web Push within
 * seconds after its time has come (delivery.ts), others show it in the open site. In a transaction of the caller it is sent when
 * that is committed; before its time it can be taken back by deleting its row.
 */
export async function sendPush(
  { db, now }: { db: Database; now: number },
  userId: number | null,
  { title, body, action = null, destination = null, timeToLive, at = now }: PushMessage,
): Promise<string> {
  const id = nextSnowflake(now);
  const timeStart = new Date(at);
  await db.insert(pushes).values({ id, userId, title, body, action, destination, timeToLive, timeStart });
  return id;
}
