import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { otps } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';

/** How long a code may be used. */
const LIFE_MS = 10 * 60_000;
/** A code of six digits stays unguessable with so few tries. */
const ATTEMPTS = 5;

type OtpDeps = Pick<Deps, 'db' | 'clock' | 'streamSecret'>;

/** Keyed, because a bare hash of six digits is undone in a moment. */
function hashCode(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`otp:${phone}:${code}`).digest('hex');
}

/** Makes a new code; the one before it stops working. */
export async function makeOtp(
  { db, clock, streamSecret }: OtpDeps,
  phone: string,
  length: number,
): Promise<string> {
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  const now = clock.now();
  const values = {
    codeHash: hashCode(streamSecret, phone, code),
    attemptsLeft: ATTEMPTS,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  };
  await db
    .insert(otps)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: otps.phone, set: values });
  return code;
}

/** Uses a code up, or throws; a wrong one costs an attempt, counted before it is compared so that races gain nothing. */
export async function consumeOtp(
  { db, clock, streamSecret }: OtpDeps,
  phone: string,
  code: string,
): Promise<void> {
  const [otp] = await db
    .update(otps)
    .set({ attemptsLeft: sql`${otps.attemptsLeft} - 1` })
    .where(and(eq(otps.phone, phone), gt(otps.attemptsLeft, 0), gt(otps.expiresAt, new Date(clock.now()))))
    .returning({ codeHash: otps.codeHash });
  if (!otp) throw new ApiError('invalid', { message: 'expired_code' });
  const given = Buffer.from(hashCode(streamSecret, phone, code), 'hex');
  if (!timingSafeEqual(given, Buffer.from(otp.codeHash, 'hex'))) {
    throw new ApiError('invalid', { message: 'wrong_code' });
  }
  const used = await db
    .delete(otps)
    .where(and(eq(otps.phone, phone), eq(otps.codeHash, otp.codeHash)))
    .returning({ phone: otps.phone });
  if (used.length === 0) throw new ApiError('invalid', { message: 'expired_code' });
}

export async function hasOtp({ db, clock }: OtpDeps, phone: string): Promise<boolean> {
  const [otp] = await db
    .select({ phone: otps.phone })
    .from(otps)
    .where(and(eq(otps.phone, phone), gt(otps.expiresAt, new Date(clock.now()))));
  return otp !== undefined;
}
