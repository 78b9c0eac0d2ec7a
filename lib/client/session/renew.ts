import * as v from 'valibot';
import { readStored, writeStored } from '@/lib/client/browser/storage';
import { isPurchaseOpen } from '@/lib/client/commerce/open-purchase';
import { callSession } from '@/lib/client/http/call-session';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { withLostSessionDetection } from '@/lib/client/viewer/viewer';
import { readModalAddress } from '@/lib/rules/modals/address';
import { RECENT_TOKEN_MS } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';

const KEY = 'taspa.renewed';

const Started = v.object({ autoAuth: v.optional(v.string()) });

/** Parental mode: the PIN is being set or asked for (spec 1 §4 "Device authentication at the start"). */
const PARENTAL_PAGES = ['/lk_parental'];
const PARENTAL_MODALS = ['pincode', 'parental', 'parental_set', 'parental_start'];

/** A pending transaction (spec 1 §4 "Device authentication at the start"). */
const PAYMENT_MODALS = ['pay_transaction', 'pay_qr_alma'];

/**
 * Lets the server authenticate the device when it is due: a removed device, a closed region or a line with a
 * new owner is noticed now and not in the middle of a film. Called as rarely as the server does it.
 */
export async function renew(now = Date.now()): Promise<void> {
  if (isPurchaseOpen()) {
    import('@/lib/client/commerce/resume-purchase').then(
      ({ resumePurchase }) => resumePurchase(),
      () => {},
    );
  }
  if (now - Number(readStored('session', KEY) ?? 0) < RECENT_TOKEN_MS) return;
  try {
    const { autoAuth } = await withSessionLock(() =>
      withLostSessionDetection(() => callSession('POST', '', Started, startInput())),
    );
    writeStored('session', KEY, String(now));
    if (autoAuth) (await import('@/lib/client/viewer/access-denied')).showLineFailure(false);
  } catch (error) {
    // A refusal of access has been shown; other failures are repeated by the next call.
    if (!(error instanceof PlatformError)) throw error;
  }
}

function startInput() {
  const modal = readModalAddress(location.hash)?.id ?? '';
  return {
    isParentalMode: PARENTAL_PAGES.includes(location.pathname) || PARENTAL_MODALS.includes(modal),
    hasPendingTransaction: isPurchaseOpen() || PAYMENT_MODALS.includes(modal),
  };
}
