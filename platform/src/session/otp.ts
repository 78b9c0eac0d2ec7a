import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { otps } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';

/** How long a code may be used, and how long a messenger waits for "start". */
const LIFE_MS = 10 * 60_000;
/** A code of six digits stays unguessable with so few tries. */
const ATTEMPTS = 5;

type OtpDeps = Pick<Deps, 'db' | 'clock' | 'streamSecret'>;

/** Keyed, because a bare hash of six digits is undone in a moment. */
function hashCode(secret: string, subject: string, code: string): string {
  return createHmac('sha256', secret).update(`otp:${subject}:${code}`).digest('hex');
}

function freshCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** Makes a new code; the one before it stops working. */
export async function makeOtp(
  { db, clock, streamSecret }: OtpDeps,
  subject: string,
  length: number,
): Promise<string> {
  const code = freshCode(length);
  const now = clock.now();
  const values = {
    codeHash: hashCode(streamSecret, subject, code),
    channel: 'sms' as const,
    attemptsLeft: ATTEMPTS,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  };
  await db
    .insert(otps)
    .values({ phone: subject, ...values })
    .onConflictDoUpdate({ target: otps.phone, set: values });
  return code;
}

/** No code yet: it is made when the person presses "start" in the messenger's bot (spec 3 §4 telegram path). */
export async function awaitMessenger({ db, clock }: OtpDeps, phone: string, locale: Locale): Promise<void> {
  const now = clock.now();
  const values = {
    codeHash: null,
    channel: 'telegram' as const,
    locale,
    attemptsLeft: ATTEMPTS,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  };
  await db
    .insert(otps)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: otps.phone, set: values });
}

/** "Start" was pressed: the code that is now to be sent, and its language; null when nobody waits for one. */
export async function startMessenger(
  { db, clock, streamSecret }: OtpDeps,
  phone: string,
  length: number,
): Promise<{ code: string; locale: Locale } | null> {
  const code = freshCode(length);
  const now = clock.now();
  const [waiting] = await db
    .update(otps)
    .set({ codeHash: hashCode(streamSecret, phone, code), expiresAt: new Date(now + LIFE_MS) })
    .where(and(eq(otps.phone, phone), isNull(otps.codeHash), gt(otps.expiresAt, new Date(now))))
    .returning({ locale: otps.locale });
  return waiting ? { code, locale: waiting.locale } : null;
}

/** Phones whose owners have to press "start", the latest first. */
export async function awaitedPhones({ db, clock }: OtpDeps): Promise<string[]> {
  const waiting = await db
    .select({ phone: otps.phone })
    .from(otps)
    .where(and(isNull(otps.codeHash), gt(otps.expiresAt, new Date(clock.now()))))
    .orderBy(sql`${otps.createdAt} desc`);
  return waiting.map(({ phone }) => phone);
}

/** Uses a code up, or throws; a wrong one costs an attempt, counted before it is compared so that races gain nothing. */
export async function consumeOtp(
  { db, clock, streamSecret }: OtpDeps,
  subject: string,
  code: string,
): Promise<void> {
  const [otp] = await db
    .update(otps)
    .set({ attemptsLeft: sql`${otps.attemptsLeft} - 1` })
    .where(
      and(
        eq(otps.phone, subject),
        isNotNull(otps.codeHash),
        gt(otps.attemptsLeft, 0),
        gt(otps.expiresAt, new Date(clock.now())),
      ),
    )
    .returning({ codeHash: otps.codeHash });
  const wanted = otp?.codeHash;
  if (!wanted) throw new ApiError('invalid', { message: 'expired_code' });
  const given = Buffer.from(hashCode(streamSecret, subject, code), 'hex');
  if (!timingSafeEqual(given, Buffer.from(wanted, 'hex'))) {
    throw new ApiError('invalid', { message: 'wrong_code' });
  }
  const used = await db
    .delete(otps)
    .where(and(eq(otps.phone, subject), eq(otps.codeHash, wanted)))
    .returning({ phone: otps.phone });
  if (used.length === 0) throw new ApiError('invalid', { message: 'expired_code' });
}

/** Whether a code was sent and may still be used. */
export async function hasOtp({ db, clock }: OtpDeps, subject: string): Promise<boolean> {
  const [otp] = await db
    .select({ phone: otps.phone })
    .from(otps)
    .where(and(eq(otps.phone, subject), isNotNull(otps.codeHash), gt(otps.expiresAt, new Date(clock.now()))));
  return otp !== undefined;
}
