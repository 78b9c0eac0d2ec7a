import * as v from 'valibot';
import { readStoredJson, removeStored, writeStored } from '@/lib/client/browser/storage';
import { STORED_MS } from '@/lib/rules/commerce/constants';
import type { PurchaseState } from '@/lib/rules/commerce/states';
import { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { PURCHASE_CHANGE, STORED_PURCHASE } from './open-purchase';

/** Changes with the shape of the states: an older purchase is dropped, and its payment is found by its transaction. */
const VERSION = 3;

const Stored = v.object({
  version: v.literal(VERSION),
  until: v.number(),
  state: v.custom<PurchaseState>((state) =>
    v.is(v.looseObject({ at: v.string(), order: v.looseObject({ subject: PurchaseSubject }) }), state),
  ),
});

/**
 * Keeps the purchase for this tab, so that it survives a reload and the way to a bank. It contains no secret: no card, no
 * PIN, no code. A logout removes it with everything else of the tab.
 */
export function keepPurchase(state: PurchaseState, now = Date.now()): void {
  if (state.at === 'idle' || state.at === 'done') removeStored('session', STORED_PURCHASE);
  else {
    const stored = { version: VERSION, until: now + STORED_MS, state: withoutCode(state) };
    // Without storage a reload ends the purchase; the platform knows its payment.
    writeStored('session', STORED_PURCHASE, JSON.stringify(stored));
  }
  dispatchEvent(new Event(PURCHASE_CHANGE));
}

export function storedPurchase(now = Date.now()): PurchaseState | null {
  const known = v.safeParse(Stored, readStoredJson('session', STORED_PURCHASE));
  return known.success && known.output.until > now ? known.output.state : null;
}

function withoutCode(state: PurchaseState): PurchaseState {
  if (state.at !== 'submittingCode') return state;
  const { code: _code, attempt: _attempt, sent: _sent, ...rest } = state;
  return { ...rest, at: 'code', note: null };
}
