import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type CodeMessenger, users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import type { Requester } from '../http/requester.ts';
import { awaitMessenger, consumeOtp, makeOtp, startMessenger } from './otp.ts';
import type { Provider } from './provider.ts';
import type { User } from './user.ts';

/** The messenger bot that sends codes. */
export const CODE_BOT = '@taspa_code_bot';

/** Spec 1 §9 and network `phone_otp_length`. */
const DEFAULT_CODE_LENGTH = 6;

export const codeLength = (provider: Provider | null): number =>
  provider?.config.phoneOtpLength ?? DEFAULT_CODE_LENGTH;

/**
 * Attempts per code: for its requester, and for all others together. Others may be the same viewer in another network, so
 * they have some; only a few, so that many addresses cannot guess a code, and separately, so that they use up none of the
 * requester's.
 */
const CODE_TRIES = { tries: 5, othersTries: 3 };
/** For a phone under attack (`guessedCodes`): codes of four digits (spec 3 §5) could be guessed with patience. */
const GUARDED_TRIES = { tries: 1, othersTries: 1 };

const keyOf = (phone: string, requester: Requester) => `${phone} ${requester.counted}`;

/** The active user with a login name. */
export async function activeUser({ db }: Pick<Deps, 'db'>, where: SQL | undefined): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), where))
    .limit(1);
  return user ?? null;
}

/** How a code is sent: by messenger only to a client that can show the bot's address (`can_display_message`). */
export function codeChannel(provider: Provider | null, canDisplayMessage: boolean): CodeMessenger {
  const [preferred = 'sms'] = provider?.config.codeMessengers ?? [];
  return canDisplayMessage ? preferred : 'sms';
}

/** Counts requests of one address before any lookup, so that nobody can try numbers by the thousand. */
export async function limitCodeRequests({ limits }: Deps, request: FastifyRequest): Promise<void> {
  await limits.use('otpPerAddress', request.ip);
}

/**
 * Sends a code to a phone, or waits for "start" in the messenger. It is stored under `subject`, which names another login
 * method if it is not ours.
 */
export async function sendCode(
  deps: Deps,
  phone: string,
  request: { requester: Requester; length: number; channel: CodeMessenger; locale: Locale; subject?: string },
): Promise<void> {
  const { limits, messenger } = deps;
  const { requester, locale, length } = request;
  const ofRequester = keyOf(phone, requester);
  // Checks all limits before counting in any of them, so that a refusal by one limit does not use up the others. The
  // resend timer is counted first, so that only one of several parallel requests continues.
  for (const policy of ['otpResend', 'otpPerRequester'] as const) await limits.check(policy, ofRequester);
  await limits.check('otpPerPhone', phone);
  await limits.use('otpResend', ofRequester);
  await limits.use('otpPerPhone', phone);
  await limits.use('otpPerRequester', ofRequester);
  const place = { subject: request.subject ?? phone, requester: requester.name };
  const tries = (await limits.isFull('guessedCodes', phone)) ? GUARDED_TRIES : CODE_TRIES;
  if (request.channel === 'telegram') return awaitMessenger(deps, place, { locale, ...tries });
  const code = await makeOtp(deps, place, { length, ...tries });
  const text = translate(locale, { key: 'text_otp', params: { code } });
  await messenger.send({ channel: 'sms', to: phone, text, code });
}

/** The messenger bot's answer to "start"; false when nobody waits for a code there. */
export async function answerStart(deps: Deps, phone: string, length: number): Promise<boolean> {
  const started = await startMessenger(deps, phone, length);
  if (!started) return false;
  const { code, locale } = started;
  const text = translate(locale, { key: 'text_otp', params: { code } });
  await deps.messenger.send({ channel: 'messenger', to: phone, text, code });
  return true;
}

const isWrongCode = (error: unknown) => error instanceof ApiError && error.details.message === 'wrong_code';

/**
 * Refuses a code for a number without an account in the same way as a wrong code, so that the answer does not reveal
 * which numbers have accounts.
 */
export async function refuseCode({ limits }: Deps, requester: Requester, phone: string): Promise<never> {
  const ofRequester = keyOf(phone, requester);
  await limits.check('wrongCodes', ofRequester);
  await limits.use('wrongCodes', ofRequester);
  throw new ApiError('invalid', { message: 'wrong_code' });
}

/**
 * Uses a code up, or throws; after a right code the user may request another one at once. Wrong attempts count for the
 * caller, over all login methods (`subject`), and only while there is a code to guess.
 */
export async function takeCode(
  deps: Deps,
  requester: Requester,
  { phone, code, subject = phone }: { phone: string; code: string; subject?: string },
): Promise<void> {
  const { limits } = deps;
  const ofRequester = keyOf(phone, requester);
  await limits.check('wrongCodes', ofRequester);
  try {
    await consumeOtp(deps, { subject, requester: requester.name }, code.trim());
  } catch (error) {
    if (isWrongCode(error)) {
      await limits.use('wrongCodes', ofRequester);
      await limits.note('guessedCodes', phone);
    }
    throw error;
  }
  await limits.clear('wrongCodes', ofRequester);
  await limits.clear('otpPerPhone', phone);
  await limits.clear('otpPerRequester', ofRequester);
  await limits.clear('otpResend', ofRequester);
}
