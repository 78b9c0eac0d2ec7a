import * as v from 'valibot';
import { readModalAddress } from '@/lib/modals/address';
import { callSession, SessionError } from './call';
import { RECENT_TOKEN_MS } from './constants';
import { withSessionLock } from './lock';
import { noticingLoss } from './who';

const KEY = 'taspa.renewed';

const Started = v.object({ autoAuth: v.optional(v.string()) });

/** Spec 1 §4 "parental mode": the PIN is being set or asked for. */
const PARENTAL_PAGES = ['/lk_parental'];
const PARENTAL_MODALS = ['pincode', 'parental', 'parental_set', 'parental_start'];

/** Spec 1 §4 "a pending transaction". */
const PAYMENT_MODALS = ['pay_transaction', 'pay_qr_alma'];

/**
 * Lets the server authenticate the device, where it wants to: a device that was removed, a region that closed or a line
 * that changed hands is noticed now, and not in the middle of a film. Asked for as rarely as the server does it.
 */
export async function renew(now = Date.now()): Promise<void> {
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < RECENT_TOKEN_MS) return;
  try {
    const { autoAuth } = await withSessionLock(() =>
      noticingLoss(() => callSession('POST', '', Started, facts())),
    );
    sessionStorage.setItem(KEY, String(now));
    if (autoAuth) (await import('./kept-out')).tellOfLine(false);
  } catch (error) {
    // Who may not come in has been told; everything else is tried again by the next call that needs it.
    if (!(error instanceof SessionError)) throw error;
  }
}

function facts() {
  const modal = readModalAddress(location.hash)?.id ?? '';
  const isPaid = new URLSearchParams(location.search).get('purchased') === 'true';
  return {
    isParentalMode: PARENTAL_PAGES.includes(location.pathname) || PARENTAL_MODALS.includes(modal),
    hasPendingTransaction: isPaid || PAYMENT_MODALS.includes(modal),
  };
}
