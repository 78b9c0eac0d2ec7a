import type * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { isKnownViewer } from '@/lib/client/viewer/known';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { type Call, send } from '@/lib/platform/http/transport';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import { rejectDenied } from './reject-denied';

/** Longer than other calls: a login code is sent through somebody else's gateway. */
const CALL_TIMEOUT_MS = 15_000;

type Method = NonNullable<Call<v.GenericSchema>['method']>;

/**
 * A call of the browser to `/api/session…`: who is watching, and what only that person may change.
 * @throws PlatformError
 */
export function callSession<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  return withSession(() => callOnce({ method, path, schema, body }));
}

/**
 * The same for what gives the session another name (a PIN, another profile): one tab at a time, so that no tab asks with a
 * name that another has just given up.
 * @throws PlatformError
 */
export function changeSession<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body: unknown,
): Promise<v.InferOutput<Schema>> {
  return withSession(() => withSessionLock(() => callOnce({ method, path, schema, body })));
}

/** An answer with the session's new name was lost on its way here: a start brings it, and the call is made once more. */
async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PlatformError && error.code === SIGNED_OUT) {
      const { signedOut } = await import('@/lib/client/viewer/viewer');
      signedOut();
    }
    const isLost = error instanceof PlatformError && error.code === 'session_required' && isKnownViewer();
    if (!isLost) throw error;
    const { startAfresh } = await import('./call-as-viewer');
    await startAfresh().catch(() => {
      throw error;
    });
    return call();
  }
}

/** A failed read is not repeated: these screens have their own way to try again. */
function callOnce<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>> {
  const target = { ...ownServer('/api/session'), timeoutMs: CALL_TIMEOUT_MS, retries: 0 };
  return send(call, target).catch(rejectDenied);
}
