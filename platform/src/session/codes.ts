import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type CodeMessenger, users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import { awaitMessenger, consumeOtp, makeOtp, startMessenger } from './otp.ts';
import type { Provider } from './provider.ts';
import type { User } from './user.ts';

/** The bot that gives codes out in a messenger. */
export const CODE_BOT = '@taspa_code_bot';

/** Spec 1 §9 and network `phone_otp_length`. */
const DEFAULT_CODE_LENGTH = 6;

export const codeLength = (provider: Provider | null): number =>
  provider?.config.phoneOtpLength ?? DEFAULT_CODE_LENGTH;

/** The active user that a login names. */
export async function activeUser({ db }: Pick<Deps, 'db'>, where: SQL | undefined): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), where))
    .limit(1);
  return user ?? null;
}

/** How a code travels: by messenger only to a client that can show where its bot is (`can_display_message`). */
export function codeChannel(provider: Provider | null, canDisplayMessage: boolean): CodeMessenger {
  const [preferred = 'sms'] = provider?.config.codeMessengers ?? [];
  return canDisplayMessage ? preferred : 'sms';
}

/** Counts what one address asks for, before anything is looked up: numbers cannot be tried by the thousand. */
export function limitAsking({ limits }: Deps, request: FastifyRequest): void {
  limits.use('otpPerAddress', request.ip);
}

/** Sends a code to a phone, or has it wait for "start" in the messenger. It is kept under `subject`, of other doors than ours. */
export async function sendCode(
  deps: Deps,
  phone: string,
  wish: { length: number; channel: CodeMessenger; locale: Locale; subject?: string },
): Promise<void> {
  const { limits, messenger } = deps;
  limits.use('otpResend', phone);
  limits.use('otpPerPhone', phone);
  if (wish.channel === 'telegram') return awaitMessenger(deps, phone, wish.locale);
  const code = await makeOtp(deps, wish.subject ?? phone, wish.length);
  const text = translate(wish.locale, { key: 'text_otp', params: { code } });
  await messenger.send({ channel: 'sms', to: phone, text, code });
}

/** What the messenger's bot does when somebody presses "start"; whether that somebody was waited for. */
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
 * Uses a code up, or throws; whoever brought the right one may ask for another at once. Tries count by phone, whichever door
 * (`subject`) the code was asked at; and of the wrong ones the right one gives nothing back.
 */
export async function takeCode(deps: Deps, phone: string, code: string, subject = phone): Promise<void> {
  const { limits } = deps;
  limits.check('wrongCodes', phone);
  limits.use('codeAttempts', phone);
  try {
    await consumeOtp(deps, subject, code.trim());
  } catch (error) {
    if (isWrongCode(error)) limits.use('wrongCodes', phone);
    throw error;
  }
  limits.clear('codeAttempts', phone);
  limits.clear('otpPerPhone', phone);
  limits.clear('otpResend', phone);
}
