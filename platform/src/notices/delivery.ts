import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Push } from '../db/queries/notices.ts';
import { pushes } from '../db/schema/notices.ts';
import { type DeviceNotification, devices, profiles } from '../db/schema/session.ts';
import { MOST_BYTES } from './web-push/encrypt.ts';
import { type Delivery, sendWebPush, type WebPush } from './web-push/sender.ts';
import { WEB_PUSH } from './web-push/subscription.ts';

/** Devices that are read, and messages that are under way, at once. */
const BATCH = 50;

/** A notification shows a few lines; the rest would not fit into a message either. */
const MOST_TITLE = 120;
const MOST_BODY = 500;

interface DeliveryDeps {
  db: Database;
  clock: Clock;
  webPush: WebPush;
  /** The program ends: what is under way is finished. */
  signal?: AbortSignal;
}

/** Sends the pushes whose time has come to all browsers that want them, each push once. */
export async function deliverPushes(deps: DeliveryDeps): Promise<Record<Delivery, number>> {
  const count = { delivered: 0, gone: 0, failed: 0 };
  for (let push = await claimNext(deps); push; push = await claimNext(deps)) {
    for await (const delivery of deliver(deps, push)) count[delivery] += 1;
  }
  return count;
}

/** A device that registered for pushes. */
type Browser = Pick<typeof devices.$inferSelect, 'id' | 'notification'>;

/**
 * Several platforms may share a database: whoever writes the time first sends it. One at a time, so that a program that ends
 * leaves the others to the next one.
 */
async function claimNext({ db, clock, signal }: DeliveryDeps): Promise<Push | null> {
  if (signal?.aborted) return null;
  const now = new Date(clock.now());
  const next = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(isNull(pushes.deliveredAt), lte(pushes.timeStart, now)))
    .orderBy(asc(pushes.timeStart), asc(pushes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [push = null] = await db
    .update(pushes)
    .set({ deliveredAt: now })
    .where(eq(pushes.id, next))
    .returning();
  return push;
}

async function* deliver({ db, clock, webPush, signal }: DeliveryDeps, push: Push): AsyncGenerator<Delivery> {
  for (let after: string | null = null; !signal?.aborted; ) {
    const now = clock.now();
    const seconds = Math.floor((push.timeStart.getTime() - now) / 1000) + push.timeToLive;
    const receivers: Browser[] = seconds > 0 ? await receiversOf(db, push, after) : [];
    after = receivers.at(-1)?.id ?? null;
    if (after === null) return;
    yield* await Promise.all(
      receivers.map(async ({ id, notification }): Promise<Delivery> => {
        if (!notification) return 'gone';
        const message = { payload: payloadOf(push, notification), seconds, now };
        const delivery = await sendWebPush(webPush, notification.token, message);
        if (delivery === 'gone') await forget(db, id, notification.token);
        return delivery;
      }),
    );
  }
}

/** Devices that registered for Web Push. */
export const wantsWebPush = sql`${devices.notification}->>'notification_type' = ${WEB_PUSH}`;

/**
 * Those of them on which no child watches: a push is for those who pay, and may name what a child may not see. The query
 * joins the profile of the device.
 */
export const getsWebPush = and(wantsWebPush, or(isNull(profiles.role), ne(profiles.role, 'child')));

function receiversOf(db: Database, { userId }: Push, after: string | null): Promise<Browser[]> {
  return db
    .select({ id: devices.id, notification: devices.notification })
    .from(devices)
    .leftJoin(profiles, eq(profiles.id, devices.profileId))
    .where(
      and(
        getsWebPush,
        userId === null ? undefined : eq(devices.userId, userId),
        after === null ? undefined : gt(devices.id, after),
      ),
    )
    .orderBy(asc(devices.id))
    .limit(BATCH);
}

/** What the service worker of the web application shows. */
export function payloadOf(
  push: Pick<Push, 'id' | 'title' | 'body' | 'icon' | 'action' | 'destination'>,
  { locale = 'ru' }: DeviceNotification,
): Buffer {
  const { id, title, body, icon, action, destination } = push;
  const message = {
    id,
    title: title[locale].slice(0, MOST_TITLE),
    body: body[locale].slice(0, MOST_BODY),
    icon,
    action: action?.[locale] ?? '',
    destination,
  };
  const payload = Buffer.from(JSON.stringify(message));
  // An icon or an address of unusual length: better a message that leads home than none.
  return payload.length <= MOST_BYTES
    ? payload
    : Buffer.from(JSON.stringify({ ...message, icon: '', destination: null }));
}

/** The browser may have registered anew meanwhile. */
export async function forget(db: Database, deviceId: string, token: string): Promise<void> {
  await db
    .update(devices)
    .set({ notification: null })
    .where(and(eq(devices.id, deviceId), sql`${devices.notification}->>'token' = ${token}`));
}
