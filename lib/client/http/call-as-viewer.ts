import * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { hasSession } from '@/lib/client/viewer/known';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { endLostSession, loadViewer, withLostSessionDetection } from '@/lib/client/viewer/viewer';
import { type Call, send } from '@/lib/platform/http/transport';
import { EARLY_SESSION } from '@/lib/rules/pages/early-answers';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { isUnauthenticated, PlatformError } from '@/lib/shared/platform-error';
import { earlyFetch, isEarly } from './early-fetch';
import { rejectDenied } from './reject-denied';

/** The gateway of our own origin; it adds the token that script never sees. */
const gateway = () => ({ ...ownServer('/api/v2'), fetch: earlyFetch });

/** Without a session, or while the page has the answer of the one that it started. */
const needsSession = () => !hasSession() || isEarly(EARLY_SESSION);

/** Spec 1 §8: when the operator does not know the line (`autoAuth`), the viewer becomes a guest. */
const Started = v.object({ is_guest: v.optional(v.boolean()), autoAuth: v.optional(v.string()) });

let starting: Promise<unknown> | null = null;

/** Starts a session at most once at a time for all islands and tabs. */
function startSession(isNeeded: () => boolean): Promise<unknown> {
  const start = async () => {
    if (!isNeeded()) return;
    const call = { method: 'POST', path: '/session', schema: Started } as const;
    const { is_guest: isGuest, autoAuth } = await send(call, { ...ownServer('/api'), fetch: earlyFetch });
    // The viewer was logged in by the line.
    if (isGuest === false) loadViewer();
    if (autoAuth) (await import('@/lib/client/viewer/access-denied')).showLineFailure(false);
  };
  starting ??= withSessionLock(() => withLostSessionDetection(start)).finally(() => {
    starting = null;
  });
  return starting;
}

/**
 * A personal call. Without a session one is started (a guest, created when first needed: DESIGN section 3)
 * and the call is repeated once.
 * @throws PlatformError
 */
export async function callAsViewer<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  return sendAsViewer(call).catch(rejectDenied);
}

/**
 * Starts a session when the page opens (spec 1 §8: needed where only known lines are served, and for viewers
 * who are refused).
 * @throws PlatformError
 */
export async function startAtOnce(): Promise<void> {
  await startSession(needsSession).catch(rejectDenied);
}

/**
 * Replaces a session cookie that is no longer valid.
 * @throws PlatformError
 */
export async function replaceInvalidSession(): Promise<void> {
  await startSession(() => true).catch(rejectDenied);
}

async function sendAsViewer<Schema extends v.GenericSchema>(call: Call<Schema>) {
  if (needsSession()) await startSession(needsSession);
  try {
    return await send(call, gateway());
  } catch (error) {
    if (!(error instanceof PlatformError) || !isUnauthenticated(error)) throw error;
    if (error.code === SIGNED_OUT) {
      endLostSession();
      // A change requested by a user is not repeated for the guest that follows.
      if (call.method && call.method !== 'GET') throw error;
    } else if (error.code !== 'session_required') throw error;
    // The readable cookie exists, but its session has ended.
    await startSession(() => true);
    return send(call, gateway());
  }
}
