import * as v from 'valibot';
import { callSession, changeSession } from '@/lib/client/http/call-session';
import { CodeSent } from '@/lib/client/session/login';
import { AccountPage } from '@/lib/rules/account/account';
import { nullIfNotFound } from '@/lib/shared/platform-error';

/** Calls of the browser about the account. All throw PlatformError. */

export function loadAccount(): Promise<AccountPage> {
  return callSession('GET', '/account', AccountPage);
}

const Details = v.partial(v.object({ name: v.string(), email: v.string() }));

/** Returns what was changed as it is stored; what is left out stays as it is. */
export function saveAccount(form: v.InferOutput<typeof Details>): Promise<v.InferOutput<typeof Details>> {
  return changeSession('PATCH', '/account', Details, form);
}

/** Sends a code to the new phone number of the account. */
export function requestPhoneCode(phone: string): Promise<CodeSent> {
  return callSession('POST', '/phone', CodeSent, { phone });
}

export async function savePhone(phone: string, code: string): Promise<void> {
  await changeSession('PATCH', '/phone', v.object({ phone: v.string() }), { phone, code });
}

/** Logs a device out. One that has already logged out counts as removed. */
export async function removeDevice(id: string): Promise<void> {
  await callSession('DELETE', `/devices/${encodeURIComponent(id)}`, v.unknown()).catch(nullIfNotFound);
}
