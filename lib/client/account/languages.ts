import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { OwnLanguages } from '@/lib/rules/account/languages';
import type { LanguageId } from '@/lib/rules/account/settings-address';

/** Calls of the browser about the languages of the account. All throw PlatformError. */

export function loadLanguages(): Promise<OwnLanguages> {
  return callSession('GET', '/languages', OwnLanguages);
}

const Saved = v.object({ savedAt: v.number() });

/** Answers when the order was saved. */
export async function saveLanguages(list: LanguageId, order: readonly string[]): Promise<number> {
  return (await callSession('PATCH', '/languages', Saved, { list, order })).savedAt;
}
