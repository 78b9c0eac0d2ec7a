import * as v from 'valibot';
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
  /** Nobody is a guest here (spec 3 §2 "Modal shell"). */
  isForced: v.optional(v.boolean(), false),
  welcome: v.optional(v.object({ title: textOrNull, description: textOrNull }), {}),
  /** What one agrees to by coming in. */
  texts: v.optional(v.object({ agreement: textOrNull, privacy: textOrNull }), {}),
  supportPhone: textOrNull,
});

const sendMethod = v.picklist(['sms', 'telegram']);

const CodeSent = v.object({
  codeLength: v.number(),
  /** A longer one may be meant (an operator's, for an account that is known already). */
  maxCodeLength: v.optional(v.number()),
  resendAfter: v.number(),
  sentBy: sendMethod,
  /** Where the messenger has it. */
  message: textOrNull,
  /** No other has left meanwhile: it is the one that this browser asked for before. */
  isEarlier: v.optional(v.boolean(), false),
});
/** The viewer says first how the code comes (spec 3 §4 "Login modal steps"). */
const Choice = v.object({ choose: v.array(sendMethod) });

const SignedIn = v.object({ name: textOrNull, phone: textOrNull, wasGuest: v.optional(v.boolean(), false) });
const CodeExists = v.object({ exists: v.boolean() });

export type LoginForm = v.InferOutput<typeof Form>;
export type CodeSent = v.InferOutput<typeof CodeSent>;
export type SendMethod = v.InferOutput<typeof sendMethod>;
export type Credentials =
  | { phone: string; code: string }
  | { identifier: string; code: string }
  | { login: string; password: string };

/** Words of the doors, and what the network says of them: the dialogs' own, so no page carries them. */
export function loadLoginForm(): Promise<LoginForm> {
  return callSession('GET', `/form?lang=${pageLocale()}`, Form);
}

/** Without `via` the server may ask back how the code should come. */
export function requestCode(
  phone: string,
  via?: SendMethod,
): Promise<CodeSent | v.InferOutput<typeof Choice>> {
  return callSession('POST', '/code', v.union([CodeSent, Choice]), { phone, via });
}

/** Whether the code of a messenger has been sent meanwhile (spec 3 §4 Login modal steps). */
export async function isCodeThere(phone: string): Promise<boolean> {
  return (await callSession('GET', `/code?phone=${encodeURIComponent(phone)}`, CodeExists)).exists;
}

/** Who came in. `wasGuest`: what they did as a guest is theirs now (spec 1 §4). */
export async function logIn(credentials: Credentials): Promise<{ who: Viewer; wasGuest: boolean }> {
  const answer = await withSessionLock(() => callSession('POST', '/login', SignedIn, credentials));
  const { name, phone, wasGuest } = answer;
  return { who: { state: 'user', name, phone }, wasGuest };
}

/** Spec 1 §4 "Logout": what this browser kept for a person; volume and language are the browser's own. */
export async function logOut(): Promise<void> {
  await withSessionLock(() => callSession('DELETE', '', v.unknown()));
  sessionStorage.clear();
}

const KEEPS_PHONE: ReadonlyArray<string | null> = [
  'throttled',
  'unavailable',
  'garbled',
  'error_wrong_phone',
  'invalid',
];

/**
 * Whether a refused code request empties the phone field (spec 1 §8 "Code request"). A number that is only mistyped, a wait and
 * an outage keep it: nothing typed is lost that may still be right.
 */
export function clearsPhone({ code, sentence }: PlatformError): boolean {
  return sentence !== null && !KEEPS_PHONE.includes(code);
}

/** Whether nobody has said anything about what was sent (spec 1 §8 "Code validation"). */
export function hasNoAnswer({ kind, code }: PlatformError): boolean {
  return kind !== 'refused' && [null, 'garbled', 'unavailable'].includes(code);
}
