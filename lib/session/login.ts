import * as v from 'valibot';
import type { Messages } from '@/lib/i18n/dictionaries';
import { isLocale } from '@/lib/i18n/locales';
import { withSessionLock } from './lock';
import type { Who } from './who';

export type LoginWords = Messages['session'];

/** Slower than a page: a code leaves through somebody else's gateway. */
const CALL_TIMEOUT_MS = 15_000;

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

const Refused = v.object({
  error_code: v.nullish(v.string()),
  message: v.nullish(v.string()),
  error: v.nullish(v.object({ message: v.nullish(v.string()) })),
  retryAfter: v.nullish(v.number()),
});

export type LoginForm = v.InferOutput<typeof Form>;
export type CodeSent = v.InferOutput<typeof CodeSent>;
export type Credentials = { phone: string; code: string } | { login: string; password: string };

/** Why nobody came in. Without an answer `message` is null: the screen has its own words for that. */
export class LoginError extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string | null,
    /** Seconds to wait before asking again helps. */
    readonly retryAfter: number | null,
  ) {
    super(sentence ?? code);
    this.name = 'LoginError';
  }
}

/** Words and the mask of phones: the dialog's own, so no page carries them. */
export function loadLoginForm(): Promise<LoginForm> {
  const lang = document.documentElement.lang.slice(0, 2);
  return call('GET', `/form?lang=${isLocale(lang) ? lang : 'ru'}`, Form);
}

export function requestCode(phone: string, viaMessenger: boolean): Promise<CodeSent> {
  return call('POST', '/code', CodeSent, { phone, viaMessenger });
}

/** Whether the code of a messenger has been sent meanwhile (spec 3 §4 Login modal steps). */
export async function isCodeThere(phone: string): Promise<boolean> {
  return (await call('GET', `/code?phone=${encodeURIComponent(phone)}`, CodeExists)).exists;
}

export async function logIn(credentials: Credentials): Promise<Who> {
  const { name, phone } = await withSessionLock(() => call('POST', '/login', SignedIn, credentials));
  return { state: 'user', name, phone };
}

export async function logOut(): Promise<void> {
  await withSessionLock(() => call('DELETE', '', v.unknown()));
}

async function call<Schema extends v.GenericSchema>(
  method: string,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang };
  const response = await fetch(`/api/session${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => {
    throw new LoginError('no_answer', null, null);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(answer);
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new LoginError('garbled', null, null);
  return parsed.output;
}

function refusal(answer: unknown): LoginError {
  const parsed = v.safeParse(Refused, answer);
  if (!parsed.success) return new LoginError('no_answer', null, null);
  const { error_code, message, error, retryAfter } = parsed.output;
  return new LoginError(error_code ?? 'refused', message ?? error?.message ?? null, retryAfter ?? null);
}
