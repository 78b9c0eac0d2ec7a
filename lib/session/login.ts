import * as v from 'valibot';
import type { Messages } from '@/lib/i18n/dictionaries';
import { isLocale } from '@/lib/i18n/locales';
import { callSession } from './call';
import { withSessionLock } from './lock';
import type { Who } from './who';

export type LoginWords = Messages['session'];

const Form = v.object({
  words: v.custom<LoginWords>((value) => typeof value === 'object' && value !== null),
  phoneMask: v.string(),
});
const CodeSent = v.object({
  codeLength: v.number(),
  resendAfter: v.number(),
  sentBy: v.picklist(['sms', 'telegram']),
});
const SignedIn = v.object({ name: v.nullish(v.string(), null), phone: v.nullish(v.string(), null) });
const CodeExists = v.object({ exists: v.boolean() });

export type LoginForm = v.InferOutput<typeof Form>;
export type CodeSent = v.InferOutput<typeof CodeSent>;
export type Credentials = { phone: string; code: string } | { login: string; password: string };

/** Words and the mask of phones: the dialog's own, so no page carries them. */
export function loadLoginForm(): Promise<LoginForm> {
  const lang = document.documentElement.lang.slice(0, 2);
  return callSession('GET', `/form?lang=${isLocale(lang) ? lang : 'ru'}`, Form);
}

export function requestCode(phone: string, viaMessenger: boolean): Promise<CodeSent> {
  return callSession('POST', '/code', CodeSent, { phone, viaMessenger });
}

/** Whether the code of a messenger has been sent meanwhile (spec 3 §4 Login modal steps). */
export async function isCodeThere(phone: string): Promise<boolean> {
  return (await callSession('GET', `/code?phone=${encodeURIComponent(phone)}`, CodeExists)).exists;
}

export async function logIn(credentials: Credentials): Promise<Who> {
  const { name, phone } = await withSessionLock(() => callSession('POST', '/login', SignedIn, credentials));
  return { state: 'user', name, phone };
}

export async function logOut(): Promise<void> {
  await withSessionLock(() => callSession('DELETE', '', v.unknown()));
}
