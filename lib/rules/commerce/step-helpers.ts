import type { PaymentDialog } from './dialogs';
import { ownOpen } from './orders';
import type { Offer } from './product';
import type {
  Deal,
  OpenPayment,
  Order,
  PurchaseEffect,
  PurchaseState,
  PurchaseStep,
  Refusal,
  StateAt,
} from './states';
import type { PurchaseOutcome } from './subject';

/** Helpers for all steps of a purchase. */

/** A purchase that has begun and has not ended. */
export type Ongoing = Exclude<PurchaseState, StateAt<'idle' | 'done'>>;

export const isOngoing = (state: PurchaseState): state is Ongoing =>
  state.at !== 'idle' && state.at !== 'done';

export const stay = (state: PurchaseState): PurchaseStep => ({ state, effects: [] });

export const ask = (state: PurchaseState, dialog: PaymentDialog): PurchaseStep => ({
  state,
  effects: [{ do: 'ask', dialog }],
});

export const dealOf = ({ order, product, offer }: Deal): Deal => ({ order, product, offer });

/** A payment by phone that was left before its code was accepted. */
export const openOf = (state: StateAt<'code' | 'submittingCode'>): OpenPayment => ({
  order: state.order,
  deal: dealOf(state),
  transaction: state.transaction,
  payment: state.payment,
});

export function end(
  order: Order,
  result: PurchaseOutcome['result'],
  effects: PurchaseEffect[],
): PurchaseStep {
  const outcome = { result, subject: order.subject };
  return {
    state: { at: 'done', outcome, after: order.after },
    effects: [...effects, { do: 'finish', outcome }],
  };
}

/** The viewer turned back before anything was paid. */
export const abandon = ({ order }: { order: Order }): PurchaseStep =>
  end(order, 'abandoned', [{ do: 'closeDialog' }]);

/** A payment that can still be made waits in the header, behind no dialog. */
export const leftOpen = (open: OpenPayment): StateAt<'paused'> => ({
  at: 'paused',
  ...open,
  isSlow: false,
  isShown: false,
});

/**
 * The generic handler shows the refusal; what is shown is read again (spec 3 §4 Offer flow). An earlier payment of the order, which was left
 * for another way, can still be made.
 */
export function fail(order: Order, refusal: Refusal, deal: Deal | null = null): PurchaseStep {
  const effects: PurchaseEffect[] = [
    { do: 'refresh' },
    { do: 'closeDialog' },
    { do: 'showRefusal', refusal },
  ];
  const transaction = ownOpen(order);
  if (!transaction) return end(order, 'failed', effects);
  return {
    state: leftOpen({ order, deal, transaction }),
    effects: [...effects, { do: 'check', afterMs: 0, id: transaction.id }],
  };
}

export const canWatch = ({ subject, after }: Order): boolean =>
  subject.kind === 'title' || Boolean(after?.playAfterId);

type StatusDialogData = Extract<PaymentDialog, { id: 'pay_transaction' }>['data'];

/** The dialog that says how a payment stands. */
export function statusDialog(
  state: StatusDialogData['state'],
  deal: { offer: Offer } | null,
  more: Partial<StatusDialogData> = {},
): PaymentDialog {
  const title = deal?.offer.title ?? '';
  return {
    id: 'pay_transaction',
    data: { state, title, message: null, canWatch: false, plannedAt: null, ...more },
  };
}
