import { isKnownViewer } from '@/lib/client/viewer/known';

const KEY = 'taspa:welcome';

/** Like every platform call (`lib/platform/http/transport.ts`), which this file does not import to stay small. */
const TIMEOUT_MS = 8_000;

const NO_CONTENT = 204;

/**
 * The first page of a browser that is nobody yet already tells who will not be let in, and whose line it is (spec 1 §1, §4); once a
 * tab. Everybody else stays nobody until they do something of their own (DESIGN section 3). Every first page sends this call, so
 * what reads an answer arrives only when there is one. Rejects without an answer: the next page asks again.
 */
export async function askWelcome(): Promise<void> {
  if (isKnownViewer() || sessionStorage.getItem(KEY)) return;
  const response = await fetch('/api/welcome', {
    headers: { 'accept-language': document.documentElement.lang },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) sessionStorage.setItem(KEY, 'asked');
  if (response.status === NO_CONTENT) return;
  const { hearWelcome } = await import('./hear-welcome');
  await hearWelcome(response);
}
