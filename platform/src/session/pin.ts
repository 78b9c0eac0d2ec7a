import { createHmac, randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Digits of a PIN (spec 3 §9). */
const LENGTH = 4;
/** The lifetime of a PIN that was sent to the phone: the same as for other codes. */
const SENT_LIFE_MS = 10 * 60_000;

type PinUser = Pick<typeof users.$inferSelect, 'id' | 'pinHash' | 'sentPinHash' | 'sentPinUntil'>;

/**
 * Ten thousand PINs can be hashed in seconds, so the key, which is not in the database, protects them; the salt hides
 * equal PINs.
 */
const keyed = (secret: string, userId: number, pin: string) =>
  createHmac('sha256', secret).update(`pin:${userId}:${pin}`).digest('hex');

// With the key the input has many random bits, so slow hashing would add only delay.
export function hashPin(secret: string, userId: number, pin: string): Promise<string> {
  return hashPassword(keyed(secret, userId, pin), { isGuest: true });
}

/**
 * Whether it is the user's PIN, or the one that was sent recently. Each attempt counts before it is compared, so that
 * concurrent attempts gain nothing; wrong ones have growing delays.
 */
export async function isRightPin(
  { clock, limits, streamSecret }: Pick<Deps, 'clock' | 'limits' | 'streamSecret'>,
  user: PinUser,
  pin: string,
): Promise<boolean> {
  const key = String(user.id);
  await limits.use('pinTries', key);
  const given = keyed(streamSecret, user.id, pin);
  const isSentValid = (user.sentPinUntil?.getTime() ?? 0) > clock.now();
  const hashes = [user.pinHash, isSentValid ? user.sentPinHash : null];
  for (const hash of hashes) {
    if (!hash || !(await verifyPassword(given, hash))) continue;
    await limits.clear('pinTries', key);
    return true;
  }
  return false;
}

/**
 * Creates a PIN to send to the phone. It is valid in addition to the other one, so a request changes nothing for the
 * user.
 */
export async function makeSentPin(
  { db, clock, streamSecret }: Pick<Deps, 'db' | 'clock' | 'streamSecret'>,
  userId: number,
): Promise<string> {
  const pin = String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0');
  const sentPinHash = await hashPin(streamSecret, userId, pin);
  const sentPinUntil = new Date(clock.now() + SENT_LIFE_MS);
  await db.update(users).set({ sentPinHash, sentPinUntil }).where(eq(users.id, userId));
  return pin;
}

/**
 * Hashes PINs of an earlier release, which stored them as digits. A migration cannot do it without the key. It may run
 * concurrently and again.
 */
export async function hashClearPins(db: Database, secret: string): Promise<void> {
  const clear = await db
    .select({ id: users.id, pin: users.pinHash })
    .from(users)
    .where(sql`${users.pinHash} ~ '^[0-9]{4}$'`);
  for (const { id, pin } of clear) {
    if (!pin) continue;
    const pinHash = await hashPin(secret, id, pin);
    await db
      .update(users)
      .set({ pinHash })
      .where(and(eq(users.id, id), eq(users.pinHash, pin)));
  }
}
