import { and, asc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Push } from '../db/queries/notices.ts';
import { pushes } from '../db/schema/notices.ts';
import { type DeviceNotification, devices, profiles } from '../db/schema/session.ts';
import { cut } from '../domain/text.ts';
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
  /** Aborted when the program ends: messages that are being sent are finished first. */
  signal?: AbortSignal;
}

/**
 * How long a platform may hold a push without progress: longer than a batch takes, including a second attempt for each
 * message.
 */
const CLAIM_MS = 30_000;

/**
 * Sends the pushes whose time has come to all browsers that want them. A push whose platform ended in the middle is continued
 * after the last batch; the browsers of a batch that was interrupted may get it twice, and replace it without a sound.
 */
export async function deliverPushes(deps: DeliveryDeps): Promise<Record<Delivery, number>> {
  const count = { delivered: 0, gone: 0, failed: 0 };
  for (let push = await claimNext(deps); push; push = await claimNext(deps)) {
    for await (const delivery of deliver(deps, push)) count[delivery] += 1;
  }
  return count;
}

/** What a browser shows, in all languages. */
type Message = Pick<Push, 'id' | 'title' | 'body' | 'icon' | 'action' | 'destination'>;

/** A device that registered for pushes. */
type Browser = Pick<typeof devices.$inferSelect, 'id' | 'notification'>;

/**
 * Claims the next push. Several platforms may share a database: the one that writes the claim first sends the push.
 * Only one push is claimed at a time, so that a program that ends leaves the others to another platform.
 */
async function claimNext({ db, clock, signal }: DeliveryDeps): Promise<Push | null> {
  if (signal?.aborted) return null;
  const now = new Date(clock.now());
  const next = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(
      and(
        isNull(pushes.deliveredAt),
        lte(pushes.timeStart, now),
        or(isNull(pushes.claimedUntil), lte(pushes.claimedUntil, now)),
      ),
    )
    .orderBy(asc(pushes.timeStart), asc(pushes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [push = null] = await db
    .update(pushes)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(pushes.id, next))
    .returning();
  return push;
}

async function* deliver(deps: DeliveryDeps, claimed: Push): AsyncGenerator<Delivery> {
  const { db, clock, signal } = deps;
  for (let push: Push | null = claimed; push; ) {
    const seconds = Math.floor((push.timeStart.getTime() - clock.now()) / 1000) + push.timeToLive;
    const receivers: Browser[] = seconds > 0 ? await receiversOf(db, push) : [];
    const last = receivers.at(-1);
    if (!last)
      return void (await write(db, push, { deliveredAt: new Date(clock.now()), claimedUntil: null }));
    const message: Message = push;
    yield* await Promise.all(receivers.map((browser) => deliverTo(deps, browser, message, seconds)));
    const claimedUntil: Date | null = signal?.aborted ? null : new Date(clock.now() + CLAIM_MS);
    const next: Push | null = await write(db, push, { deliveredTo: last.id, claimedUntil });
    push = signal?.aborted ? null : next;
  }
}

/** Stores the progress of a push; null if another platform has taken it over, because this one was too slow. */
async function write(
  db: Database,
  { id, claimedUntil }: Push,
  progress: Partial<Push>,
): Promise<Push | null> {
  const isOurs = claimedUntil && eq(pushes.claimedUntil, claimedUntil);
  const [push = null] = await db
    .update(pushes)
    .set(progress)
    .where(and(eq(pushes.id, id), isOurs ?? undefined))
    .returning();
  return push;
}

/** Sends a message to a browser, which keeps it for so many seconds until it is online. One that is gone is forgotten. */
export async function deliverTo(
  { db, clock, webPush }: DeliveryDeps,
  { id, notification }: Browser,
  message: Message,
  seconds: number,
): Promise<Delivery> {
  if (!notification) return 'gone';
  const payload = payloadOf(message, notification);
  const delivery = await sendWebPush(webPush, notification.token, { payload, seconds, now: clock.now() });
  if (delivery === 'gone') await forget(db, id, notification.token);
  return delivery;
}

/** Devices that registered for Web Push. */
export const wantsWebPush = sql`${devices.notification}->>'notification_type' = ${WEB_PUSH}`;

/**
 * Those of them on which no child watches, by a further condition, in the order of their ids: a push is for those who pay, and
 * may name what a child may not see.
 */
const browsersOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: devices.id, notification: devices.notification })
    .from(devices)
    .leftJoin(profiles, eq(profiles.id, devices.profileId))
    .where(and(wantsWebPush, or(isNull(profiles.role), ne(profiles.role, 'child')), condition))
    .orderBy(asc(devices.id));

/** The browsers with this profile of the user. */
export const browsersOfProfile = (
  db: Database,
  { userId, profileId }: { userId: number; profileId: string },
): Promise<Browser[]> =>
  browsersOf(
    db,
    and(eq(devices.userId, userId), sql`coalesce(${devices.profileId}::text, '') = ${profileId}`),
  );

/** The next browsers of a push. */
const receiversOf = (db: Database, { userId, deliveredTo }: Push): Promise<Browser[]> =>
  browsersOf(
    db,
    and(
      userId === null ? undefined : eq(devices.userId, userId),
      deliveredTo === null ? undefined : gt(devices.id, deliveredTo),
    ),
  ).limit(BATCH);

/** What the service worker of the web application shows. */
function payloadOf(
  { id, title, body, icon, action, destination }: Message,
  { locale = 'ru' }: DeviceNotification,
): Buffer {
  const message = {
    id,
    title: cut(title[locale], MOST_TITLE),
    body: cut(body[locale], MOST_BODY),
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
async function forget(db: Database, deviceId: string, token: string): Promise<void> {
  await db
    .update(devices)
    .set({ notification: null })
    .where(and(eq(devices.id, deviceId), sql`${devices.notification}->>'token' = ${token}`));
}
