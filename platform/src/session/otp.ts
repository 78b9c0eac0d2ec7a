import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { otps } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';

/** The lifetime of a code, and how long a messenger waits for "start". */
const LIFE_MS = 10 * 60_000;
type OtpDeps = Pick<Deps, 'db' | 'clock' | 'streamSecret'>;

/** Keyed, because a plain hash of six digits can be reversed at once. */
function hashCode(secret: string, subject: string, code: string): string {
  return createHmac('sha256', secret).update(`otp:${subject}:${code}`).digest('hex');
}

function freshCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** The key of a code: the phone (or other login method) and the requester. */
interface CodeKey {
  subject: string;
  /** Empty: not a requester of ours, a partner gave it to its customer. */
  requester: string;
}

/** The number of wrong attempts: for the requester, and for all others together. */
interface Tries {
  tries: number;
  othersTries: number;
}

/** Stores a code in place of the requester's last one; expired ones are removed. */
async function store(
  { db, clock }: OtpDeps,
  { subject, requester }: CodeKey,
  code: Pick<typeof otps.$inferInsert, 'codeHash' | 'channel' | 'locale'> & Tries,
): Promise<void> {
  const { tries, othersTries, ...rest } = code;
  const now = clock.now();
  const values = {
    ...rest,
    attemptsLeft: tries,
    othersLeft: othersTries,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  };
  await db.delete(otps).where(and(eq(otps.phone, subject), lte(otps.expiresAt, new Date(now))));
  await db
    .insert(otps)
    .values({ phone: subject, requester, ...values })
    .onConflictDoUpdate({ target: [otps.phone, otps.requester], set: values });
}

/** Creates a code; the requester's previous one becomes invalid. */
export async function makeOtp(
  deps: OtpDeps,
  place: CodeKey,
  { length, ...tries }: { length: number } & Tries,
): Promise<string> {
  const code = freshCode(length);
  const codeHash = hashCode(deps.streamSecret, place.subject, code);
  await store(deps, place, { codeHash, channel: 'sms', ...tries });
  return code;
}

/** Without a code yet: it is created when the viewer presses "start" in the messenger's bot (spec 3 §4 telegram path). */
export function awaitMessenger(
  deps: OtpDeps,
  place: CodeKey,
  { locale, ...tries }: { locale: Locale } & Tries,
): Promise<void> {
  return store(deps, place, { codeHash: null, channel: 'telegram', locale, ...tries });
}

/** "Start" was pressed: returns the code to send and its language; null when nobody waits for one. */
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

/**
 * Uses one attempt of the codes in `where` before they are compared, so that concurrent attempts gain nothing; returns
 * their hashes.
 */
async function takeTry(
  db: OtpDeps['db'],
  left: typeof otps.attemptsLeft | typeof otps.othersLeft,
  where: SQL | undefined,
) {
  const column = left === otps.attemptsLeft ? 'attemptsLeft' : 'othersLeft';
  const tried = await db
    .update(otps)
    .set({ [column]: sql`${left} - 1` })
    .where(and(where, gt(left, 0)))
    .returning({ codeHash: otps.codeHash });
  return tried.flatMap(({ codeHash }) => codeHash ?? []);
}

/** Uses a code up, or throws: the requester's own, else one requested elsewhere that has attempts for others left. */
export async function consumeOtp(
  { db, clock, streamSecret }: OtpDeps,
  { subject, requester }: CodeKey,
  code: string,
): Promise<void> {
  const given = hashCode(streamSecret, subject, code);
  const isGiven = (hash: string) => timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(hash, 'hex'));
  const usable = and(
    eq(otps.phone, subject),
    isNotNull(otps.codeHash),
    gt(otps.expiresAt, new Date(clock.now())),
  );
  const own = await takeTry(db, otps.attemptsLeft, and(usable, eq(otps.requester, requester)));
  const isOwn = own.some(isGiven);
  const others = isOwn ? [] : await takeTry(db, otps.othersLeft, and(usable, ne(otps.requester, requester)));
  if (own.length + others.length === 0) throw new ApiError('invalid', { message: 'expired_code' });
  if (!isOwn && !others.some(isGiven)) throw new ApiError('invalid', { message: 'wrong_code' });
  const used = await db
    .delete(otps)
    .where(and(eq(otps.phone, subject), eq(otps.codeHash, given)))
    .returning({ phone: otps.phone });
  if (used.length === 0) throw new ApiError('invalid', { message: 'expired_code' });
  // After a login no code for this phone stays valid.
  await db.delete(otps).where(eq(otps.phone, subject));
}

/** Whether a code was sent and is still valid. */
export async function hasOtp({ db, clock }: OtpDeps, subject: string): Promise<boolean> {
  const [otp] = await db
    .select({ phone: otps.phone })
    .from(otps)
    .where(and(eq(otps.phone, subject), isNotNull(otps.codeHash), gt(otps.expiresAt, new Date(clock.now()))));
  return otp !== undefined;
}
