import * as v from 'valibot';
import { startAtOnce } from '@/lib/platform/browser';
import { PlatformError } from '@/lib/platform/errors';
import { send } from '@/lib/platform/transport';
import { isKeptOut } from './constants';
import { keepOut } from './kept-out';
import { isKnownViewer } from './known';

const KEY = 'taspa:welcome';

const Welcome = v.object({ starts: v.boolean() });

/**
 * The first page of a browser that is nobody yet already tells who will not be let in, and whose line it is (spec 1 §1, §4); once a
 * tab. Everybody else stays nobody until they do something of their own (DESIGN section 3).
 */
export async function askWelcome(): Promise<void> {
  if (isKnownViewer() || sessionStorage.getItem(KEY)) return;
  try {
    const headers = { 'accept-language': document.documentElement.lang };
    const { starts } = await send({ path: '/welcome', schema: Welcome }, { base: '/api', headers });
    sessionStorage.setItem(KEY, 'asked');
    if (starts) await startAtOnce();
  } catch (error) {
    // Who is not told now is told by the first call of their own.
    if (!(error instanceof PlatformError)) throw error;
    if (isKeptOut(error.code, error.status)) keepOut(error.code, error.message);
  }
}
