import { readStored, writeStored } from '@/lib/client/browser/storage';
import { hasSession } from '@/lib/client/viewer/known';

const KEY = 'taspa:welcome';

/**
 * The same limit as every platform call (`lib/platform/http/transport.ts`); not imported, to keep this file
 * small.
 */
const TIMEOUT_MS = 8_000;

const NO_CONTENT = 204;

/**
 * Asks once a tab, on the first page of a browser without a session, whether the viewer would be refused or
 * has a known line (spec 1 §1, §4). Otherwise no session is created until one is needed (DESIGN section 3).
 * Every first page sends this call, so the code that reads its answer loads only when there is one. Rejects
 * without an answer: the next page asks again.
 */
export async function requestWelcome(): Promise<void> {
  if (hasSession() || readStored('session', KEY)) return;
  const response = await fetch('/api/welcome', {
    headers: { 'accept-language': document.documentElement.lang },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) writeStored('session', KEY, 'requested');
  if (response.status === NO_CONTENT) return;
  const { handleWelcome } = await import('./handle-welcome');
  await handleWelcome(response);
}
