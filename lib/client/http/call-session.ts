import type * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { hasSession } from '@/lib/client/viewer/known';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { type Call, send } from '@/lib/platform/http/transport';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import { rejectDenied } from './reject-denied';

/** Longer than other calls, because a login code is sent through the gateway of another company. */
const CALL_TIMEOUT_MS = 15_000;

type Method = NonNullable<Call<v.GenericSchema>['method']>;

/**
 * A call of the browser to `/api/session…`: the current viewer, and changes that only this viewer may make.
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
 * The same for calls that renew the session id (a PIN, another profile): one tab at a time, so that no tab
 * sends an id that another tab has just replaced.
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

/**
 * The same for calls about money (`/api/commerce`).
 * @throws PlatformError
 */
export function callCommerce<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  return withSession(() => callOnce(call, '/api/commerce'));
}

/** A response with the new session id was lost: a start returns it, and the call is repeated once. */
async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PlatformError && error.code === SIGNED_OUT) {
      const { endLostSession } = await import('@/lib/client/viewer/viewer');
      endLostSession();
    }
    const isLost = error instanceof PlatformError && error.code === 'session_required' && hasSession();
    if (!isLost) throw error;
    const { replaceInvalidSession } = await import('./call-as-viewer');
    await replaceInvalidSession().catch(() => {
      throw error;
    });
    return call();
  }
}

/** A failed read is not repeated, because these screens have their own retry. */
function callOnce<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  base = '/api/session',
): Promise<v.InferOutput<Schema>> {
  const target = { ...ownServer(base), timeoutMs: CALL_TIMEOUT_MS, retries: 0 };
  return send(call, target).catch(rejectDenied);
}
