import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { withPin } from '@/lib/client/parental/with-pin';

/** Calls about the personal data of the viewer. All throw PlatformError, those after the PIN also PIN_CLOSED. */

const Deletion = v.object({ deletionAt: v.nullable(v.number()) });

/** The data as the text of a file. */
export async function exportData(): Promise<string> {
  const schema = v.record(v.string(), v.unknown());
  const data = await withPin('settings', () => callSession('POST', '/export', schema, {}));
  return JSON.stringify(data, null, 2);
}

/** Returns when the account will be deleted. */
export async function askDeletion(): Promise<number | null> {
  return (await withPin('settings', () => callSession('POST', '/deletion', Deletion, {}))).deletionAt;
}

export async function loadDeletion(): Promise<number | null> {
  return (await callSession('GET', '/deletion', Deletion)).deletionAt;
}

export async function cancelDeletion(): Promise<void> {
  await callSession('DELETE', '/deletion', v.unknown());
}
