import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { deviceCodes, users } from '../db/schema/session.ts';
import { violatedConstraint } from '../db/unique.ts';
import type { Deps } from '../http/app.ts';
import type { Caller } from '../http/caller.ts';
import { activeUser } from './codes.ts';
import { lockCaller } from './lock-caller.ts';
import type { User } from './user.ts';

/** RFC 8628 "Device Authorization Grant": what a device waits for, and how often it may ask. */
export const DEVICE_CODE_SECONDS = 10 * 60;
export const POLL_SECONDS = 5;
/** How much too early a poll may arrive, because network delays differ between requests. */
const EARLY_MS = 1_000;

/** Digits, because a Cyrillic keyboard has them too, and no two of them look alike (RFC 8628 section 6.1). */
const USER_CODE_DIGITS = 9;

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'streamSecret'>;
export type WaitingDevice = typeof deviceCodes.$inferSelect;

const deviceHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Keyed, because a plain hash of nine digits can be reversed at once. */
function userHash(secret: string, code: string): string {
  return createHmac('sha256', secret)
    .update(`device_code:${code.replace(/\D/g, '')}`)
    .digest('hex');
}

/** `019-450-730`. */
function newUserCode(): string {
  const digits = String(randomInt(10 ** USER_CODE_DIGITS)).padStart(USER_CODE_DIGITS, '0');
  return digits.replace(/(\d{3})(?=\d)/g, '$1-');
}

/** Begins to wait; codes that have expired are removed. */
export async function makeDeviceCode(
  { db, clock, streamSecret }: CodeDeps,
  device: Pick<WaitingDevice, 'deviceType' | 'model' | 'osName' | 'address'>,
): Promise<{ deviceCode: string; userCode: string }> {
  const now = clock.now();
  await db.delete(deviceCodes).where(lte(deviceCodes.expiresAt, new Date(now)));
  const deviceCode = randomUUID();
  const userCode = newUserCode();
  const row = {
    ...device,
    deviceHash: deviceHash(deviceCode),
    userHash: userHash(streamSecret, userCode),
    createdAt: new Date(now),
    expiresAt: new Date(now + DEVICE_CODE_SECONDS * 1000),
  };
  try {
    await db.insert(deviceCodes).values(row);
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    // Another device has this code on its screen.
    return makeDeviceCode({ db, clock, streamSecret }, device);
  }
  return { deviceCode, userCode };
}

type Poll = { state: 'waiting' | 'early' | 'refused' | 'expired' } | { state: 'allowed'; user: User };

/** Answers one poll of the device. The viewer's answer is returned only once; then the code is used up. */
export async function pollDeviceCode({ db, clock }: CodeDeps, code: string): Promise<Poll> {
  const now = clock.now();
  const isOurs = eq(deviceCodes.deviceHash, deviceHash(code));
  const isValid = and(isOurs, gt(deviceCodes.expiresAt, new Date(now)));
  const [waiting] = await db.select().from(deviceCodes).where(isValid);
  if (!waiting) return { state: 'expired' };
  if (waiting.isAllowed === null) {
    const earliest = new Date(now - POLL_SECONDS * 1000 + EARLY_MS);
    const inTime = await db
      .update(deviceCodes)
      .set({ polledAt: new Date(now) })
      .where(and(isOurs, or(isNull(deviceCodes.polledAt), lte(deviceCodes.polledAt, earliest))))
      .returning({ isAllowed: deviceCodes.isAllowed });
    return { state: inTime.length > 0 ? 'waiting' : 'early' };
  }
  // Read before the code is used up, so that the login notices a first entered code of the number's owner between the two.
  const user = waiting.userId === null ? null : await activeUser({ db }, eq(users.id, waiting.userId));
  const [used] = await db.delete(deviceCodes).where(isValid).returning();
  if (!used || !user) return { state: 'expired' };
  return used.isAllowed ? { state: 'allowed', user } : { state: 'refused' };
}

/** Deletes the code of a device that stops waiting. */
export async function dropDeviceCode({ db }: CodeDeps, code: string): Promise<void> {
  await db.delete(deviceCodes).where(eq(deviceCodes.deviceHash, deviceHash(code)));
}

const waitsFor = ({ clock, streamSecret }: CodeDeps, userCode: string) =>
  and(
    eq(deviceCodes.userHash, userHash(streamSecret, userCode)),
    isNull(deviceCodes.isAllowed),
    gt(deviceCodes.expiresAt, new Date(clock.now())),
  );

/** The device with this code on its screen; null where none waits for an answer. */
export async function waitingDevice(deps: CodeDeps, userCode: string): Promise<WaitingDevice | null> {
  const [device] = await deps.db.select().from(deviceCodes).where(waitsFor(deps, userCode));
  return device ?? null;
}

/**
 * The answer of a viewer; false where the device does not wait any more.
 * @throws ApiError `authentication_failed`: the token of the call was dropped meanwhile
 */
export async function answerDevice(
  deps: CodeDeps,
  userCode: string,
  { caller, isAllowed }: { caller: Caller; isAllowed: boolean },
): Promise<boolean> {
  const { userId } = caller;
  return deps.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    const answered = await tx
      .update(deviceCodes)
      .set({ isAllowed, userId })
      .where(waitsFor(deps, userCode))
      .returning({ hash: deviceCodes.deviceHash });
    return answered.length > 0;
  });
}
