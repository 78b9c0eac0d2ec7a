import * as v from 'valibot';
import { callSession, changeSession } from '@/lib/client/http/call-session';
import { AccountPage } from '@/lib/rules/account/account';

/** Calls of the browser about the account. All throw PlatformError. */

export function loadAccount(): Promise<AccountPage> {
  return callSession('GET', '/account', AccountPage);
}

const Saved = v.object({ name: v.string(), email: v.string() });

export function saveAccount(form: { name: string; email: string }): Promise<v.InferOutput<typeof Saved>> {
  return changeSession('PATCH', '/account', Saved, form);
}

export async function removeDevice(id: string): Promise<void> {
  await callSession('DELETE', `/devices/${encodeURIComponent(id)}`, v.unknown());
}
