import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { translate } from '../http/messages/translate.ts';
import type { Requester } from '../http/requester.ts';
import { takeCode } from './codes.ts';
import { phoneDigits } from './phone.ts';
import type { User } from './user.ts';

/**
 * The digits of a new phone; null when it is not given or the same. A phone allows logins, so a new one needs the code
 * that POST /v2/otps sent there: otherwise anybody could put another user's number into their own account and wait for
 * its owner. Whether somebody has the number is said after the code only, to its owner.
 * @throws ApiError `invalid` without the code or with a wrong one
 */
export async function provenPhone(
  deps: Deps,
  requester: Requester,
  user: User,
  { phone, token }: { phone?: string; token?: string },
): Promise<string | null> {
  if (!phone) return null;
  const digits = phoneDigits(phone);
  if (digits === user.phone) return null;
  if (!token) throw new ApiError('invalid', { fields: { token: { key: 'phone_needs_code' } } });
  await takeCode(deps, requester, { phone: digits, code: token });
  return digits;
}

/**
 * Notifies the old number by SMS, so that an owner whose account was taken over learns about it. A failed message does
 * not undo the change.
 */
export async function notifyOldPhone(
  { messenger }: Pick<Deps, 'messenger'>,
  { locale, log }: Pick<FastifyRequest, 'locale' | 'log'>,
  old: string | null,
  next: string,
): Promise<void> {
  if (!old) return;
  const text = translate(locale, { key: 'text_phone_changed', params: { ending: next.slice(-2) } });
  const message = { channel: 'sms', to: old, text } as const;
  await messenger.send(message).catch((cause: unknown) => log.warn({ cause }, 'an SMS was not sent'));
}
