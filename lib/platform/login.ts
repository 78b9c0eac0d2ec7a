import 'server-only';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { APP_VERSION } from '@/lib/session/constants';
import { post, Token } from './token';
import { send, type Target } from './transport';
import { flag, textOrNull } from './wire';

/** Calls by which somebody comes in (spec 1 §7 "Users and login"). All of them throw PlatformError. */

const SentCode = v.object({
  // SPEC: the live service's answer is unread (facts/wire.md 2); whoever does not say, sent a message.
  send_method: v.optional(v.fallback(v.picklist(['sms', 'telegram']), 'sms'), 'sms'),
  message: textOrNull,
});

/** How a code left, and where it is to be fetched when a messenger has it. */
export interface CodeOnItsWay {
  sentBy: 'sms' | 'telegram';
  message: string | null;
}

/** @throws PlatformError with the code `invalid_phone` when nobody has this number (spec 1 §8) */
export async function requestCode(
  target: Target,
  phone: string,
  options: { viaMessenger: boolean },
): Promise<CodeOnItsWay> {
  const body = { phone, can_display_message: options.viaMessenger };
  const answer = await send(post('/otps', body, SentCode), target);
  return { sentBy: answer.send_method, message: answer.message };
}

export async function isCodeOnItsWay(target: Target, phone: string): Promise<boolean> {
  const call = { path: '/otp/exist', query: { phone }, schema: v.object({ exist: flag }) };
  return (await send(call, { ...target, retries: 0 })).exist;
}

/** Spec 1 §4: a phone that nobody has becomes a user of its own, before its code is asked for again. */
export async function createPhoneUser(target: Target, phone: string): Promise<void> {
  await send(post('/users', { username: randomUUID(), phone }, v.object({ id: v.number() })), target);
}

/** A token of the login grade, which may register a device and nothing that streams. */
export async function loginByCode(target: Target, phone: string, code: string): Promise<string> {
  return (await send(post('/auth/otp', { phone, token: code }, Token), target)).access_token;
}

export async function loginByPassword(target: Target, login: string, password: string): Promise<string> {
  const body = { login, password, app_version: APP_VERSION };
  return (await send(post('/auth/login', body, Token), target)).access_token;
}

const Self = v.object({ id: v.number(), first_name: textOrNull, phone: textOrNull, is_guest: flag });

/** Who somebody is, as far as the shell greets them. */
export interface Person {
  userId: number;
  name: string | null;
  phone: string | null;
  isGuest: boolean;
}

export async function whoAmI(target: Target): Promise<Person> {
  const { id, first_name, phone, is_guest } = await send({ path: '/users/self', schema: Self }, target);
  return { userId: id, name: first_name, phone, isGuest: is_guest };
}
