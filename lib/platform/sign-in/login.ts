import 'server-only';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, textOrNull } from '@/lib/platform/http/wire';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { post, Token } from './token';

/** Login calls (spec 1 §7 "Users and login"). All of them throw PlatformError. */

const SEND_METHODS = ['sms', 'telegram'] as const;

export type SendMethod = (typeof SEND_METHODS)[number];

const SentCode = v.object({
  // SPEC: the live service's answer has not been seen (wire 2); a missing value means SMS.
  send_method: v.optional(v.fallback(v.picklist(SEND_METHODS), 'sms'), 'sms'),
  message: textOrNull,
});

/** How a code was sent, and where to get it from a messenger. */
export interface CodeOnItsWay {
  sentBy: SendMethod;
  message: string | null;
}

/**
 * Names the browser that requests or tries a code. The platform counts attempts by this name and trusts it
 * from our own servers only (docs/PLATFORM.md), so viewers behind one address do not use up each other's
 * attempts.
 */
export function withRequester(target: Target, browser: string): Target {
  return { ...target, headers: { ...target.headers, 'x-requester': browser } };
}

/** @throws PlatformError with the code `invalid_phone` when no account has this number (spec 1 §8) */
export async function requestCode(
  target: Target,
  phone: string,
  { viaMessenger, provider = null }: { viaMessenger: boolean; provider?: string | null },
): Promise<CodeOnItsWay> {
  const body = { phone, can_display_message: viaMessenger };
  // The site decides how the code is sent, so that the answer does not reveal whose customer the phone is.
  const answer = await send({ ...post('/otps', body, SentCode), query: { provider } }, target);
  return { sentBy: answer.send_method, message: answer.message };
}

export async function isCodeOnItsWay(target: Target, phone: string): Promise<boolean> {
  const call = { path: '/otp/exist', query: { phone }, schema: v.object({ exist: flag }) };
  return (await send(call, { ...target, retries: 0 })).exist;
}

/** The source of a new user, for `POST /users` (spec 1 §7). */
export interface Origin {
  /** Short name of the provider of the site; null lets the platform decide. */
  provider: string | null;
  referId: string | null;
}

const Made = v.object({ id: v.number() });

/** Spec 1 §4: an unknown phone becomes a user before its code is requested again. */
export async function createPhoneUser(
  target: Target,
  phone: string,
  { provider, referId }: Origin,
): Promise<void> {
  const body = { username: randomUUID(), phone, refer_id: referId ?? undefined };
  await send({ ...post('/users', body, Made), query: { provider } }, target);
}

/** Stores the referrer of an existing user (spec 1 §7 "Users and login"). */
export async function rememberReferral(target: Target, userId: number, referId: string): Promise<void> {
  const body = { refer_id: referId };
  await send({ method: 'PATCH', path: `/users/${userId}`, body, schema: v.unknown() }, target);
}

const Methods = v.object({ methods: v.array(v.string()) });

/** Ways to send a code to this phone on the site of a provider, the preferred one first (spec 1 §7). */
export async function listSendMethods(
  target: Target,
  phone: string,
  provider: string | null,
): Promise<SendMethod[]> {
  const call = { path: '/otp/send_methods', query: { phone, provider }, schema: Methods };
  const { methods } = await send(call, { ...target, retries: 0 });
  const known = (name: string) => SEND_METHODS.find((method) => method === name) ?? [];
  return methods.flatMap(known);
}

/** A login token, which may register a device but not request streams. */
export async function loginByCode(target: Target, phone: string, code: string): Promise<Login> {
  return toLogin(await send(post('/auth/otp', { phone, token: code }, Token), target));
}

/** The operator's own code (spec 1 §7 "Operator middleware"); a new phone becomes a user of the operator. */
export async function loginByOperatorCode(
  target: Target,
  provider: string | null,
  phone: string,
  code: string,
): Promise<Login> {
  const call = { ...post('/mw/auth/otp', { phone, token: code }, Token), query: { provider } };
  return toLogin(await send(call, target));
}

/** A code that a partner gave to its own customer, identified by `identifier` (spec 1 §7). */
export async function loginByPartnerCode(
  target: Target,
  partner: string,
  identifier: string,
  code: string,
): Promise<Login> {
  const path = `/auth/otp/${encodeURIComponent(partner)}/`;
  return toLogin(await send(post(path, { identifier, token: code }, Token), target));
}

/** The start data of a mini-app: the platform checks the signature of the messenger (spec 1 §1 "Surfaces"). */
export async function loginByMessenger(
  target: Target,
  provider: string | null,
  initData: string,
): Promise<Login> {
  const call = { ...post('/auth/messenger', { init_data: initData }, Token), query: { provider } };
  return toLogin(await send(call, target));
}

export async function loginByPassword(target: Target, login: string, password: string): Promise<Login> {
  const body = { login, password, app_version: APP_VERSION };
  return toLogin(await send(post('/auth/login', body, Token), target));
}

/** The result of a login: a token, and whether the earlier guest has become this user (spec 1 §4). */
export interface Login {
  token: string;
  wasGuest: boolean;
}

const toLogin = ({ access_token, was_guest }: v.InferOutput<typeof Token>): Login => ({
  token: access_token,
  wasGuest: was_guest,
});

const Self = v.object({ id: v.number(), first_name: textOrNull, phone: textOrNull, is_guest: flag });

/** The user data that the header shows. */
export interface Person {
  userId: number;
  name: string | null;
  phone: string | null;
  isGuest: boolean;
}

export async function loadCurrentUser(target: Target): Promise<Person> {
  const { id, first_name, phone, is_guest } = await send({ path: '/users/self', schema: Self }, target);
  return { userId: id, name: first_name, phone, isGuest: is_guest };
}
