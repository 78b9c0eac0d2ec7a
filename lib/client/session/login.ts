import * as v from 'valibot';
import { clearTab } from '@/lib/client/browser/storage';
import { callSession } from '@/lib/client/http/call-session';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { withSessionLock } from '@/lib/client/viewer/lock';
import type { Viewer } from '@/lib/client/viewer/viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { PlatformError } from '@/lib/shared/platform-error';

export type LoginWords = Messages['session'];

const textOrNull = v.nullish(v.string(), null);

const Form = v.object({
  words: v.custom<LoginWords>((value) => typeof value === 'object' && value !== null),
  loginMethod: v.optional(v.picklist(['phone', 'operator', 'partner']), 'phone'),
  phoneMask: textOrNull,
  phoneRule: v.optional(v.picklist(['eleven', 'nine_unless_seven']), 'eleven'),
  /** Guests are not allowed here (spec 3 §2 "Modal shell"). */
  isForced: v.optional(v.boolean(), false),
  welcome: v.optional(v.object({ title: textOrNull, description: textOrNull }), {}),
  /** The texts that a login agrees to. */
  texts: v.optional(v.object({ agreement: textOrNull, privacy: textOrNull }), {}),
  supportPhone: textOrNull,
  /** False: only the provider makes accounts. */
  canRegister: v.optional(v.boolean(), true),
  /** Where it makes them. */
  registration: v.nullish(v.object({ href: v.string(), caption: v.string() }), null),
  /** What new viewers get: "7 days free". */
  trial: textOrNull,
});

const sendMethod = v.picklist(['sms', 'telegram']);

export const CodeSent = v.object({
  codeLength: v.number(),
  /** A longer code is possible (of an operator, for an existing account). */
  maxCodeLength: v.optional(v.number()),
  resendAfter: v.number(),
  sentBy: sendMethod,
  /** The text about the messenger. */
  message: textOrNull,
  /** No other code was sent: this one was requested earlier by this browser. */
  isEarlier: v.optional(v.boolean(), false),
});
/** The viewer first chooses how the code is sent (spec 3 §4 "Login modal steps"). */
const Choice = v.object({ choose: v.array(sendMethod) });

const SignedIn = v.object({ name: textOrNull, phone: textOrNull, wasGuest: v.optional(v.boolean(), false) });
const CodeExists = v.object({ exists: v.boolean() });

export type LoginForm = v.InferOutput<typeof Form>;
export type CodeSent = v.InferOutput<typeof CodeSent>;
export type SendMethod = v.InferOutput<typeof sendMethod>;
export type Credentials =
  | { phone: string; code: string }
  | { identifier: string; code: string }
  | { login: string; password: string }
  /** The start data of a mini-app, which its messenger signed. */
  | { initData: string };

/**
 * Texts of the login methods and of the network; only the dialogs need them, so pages do not contain them.
 */
export function loadLoginForm(): Promise<LoginForm> {
  return callSession('GET', `/form?lang=${pageLocale()}`, Form);
}

/** Without `via` the server may answer with a choice of methods. */
export function requestCode(
  phone: string,
  via?: SendMethod,
): Promise<CodeSent | v.InferOutput<typeof Choice>> {
  return callSession('POST', '/code', v.union([CodeSent, Choice]), { phone, via });
}

/** Whether the messenger has sent the code (spec 3 §4 Login modal steps). */
export async function isCodeThere(phone: string): Promise<boolean> {
  return (await callSession('GET', `/code?phone=${encodeURIComponent(phone)}`, CodeExists)).exists;
}

/** The logged-in viewer. `wasGuest`: the guest's history belongs to the user now (spec 1 §4). */
export async function logIn(credentials: Credentials): Promise<{ viewer: Viewer; wasGuest: boolean }> {
  const answer = await withSessionLock(() => callSession('POST', '/login', SignedIn, credentials));
  const { name, phone, wasGuest } = answer;
  return { viewer: { state: 'user', name, phone }, wasGuest };
}

/**
 * Spec 1 §4 "Logout": removes stored data of the user; volume and language belong to the browser and stay.
 */
export async function logOut(): Promise<void> {
  await withSessionLock(() => callSession('DELETE', '', v.unknown()));
  clearTab();
}

const KEEPS_PHONE: ReadonlyArray<string | null> = [
  'throttled',
  'unavailable',
  'garbled',
  'error_wrong_phone',
  'invalid',
];

/**
 * Whether a refused code request clears the phone field (spec 1 §8 "Code request"). A mistyped number, a wait
 * and an outage keep it, because the input may still be right.
 */
export function clearsPhone({ code, sentence }: PlatformError): boolean {
  return sentence !== null && !KEEPS_PHONE.includes(code);
}

/** Whether the request got no answer (spec 1 §8 "Code validation"). */
export function hasNoAnswer({ kind, code }: PlatformError): boolean {
  return kind !== 'refused' && [null, 'garbled', 'unavailable'].includes(code);
}
