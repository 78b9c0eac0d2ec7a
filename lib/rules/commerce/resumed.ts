import { isBeforePayment, prepare } from './before-payment';
import { receive } from './checking';
import { LATE_MS } from './constants';
import { openDialog } from './paysystem-flow';
import type { Order, PurchaseEffect, PurchaseEvent, PurchaseState, PurchaseStep, StepInput } from './states';
import { abandon, isOngoing, type Ongoing, statusDialog, stay } from './step-helpers';

/**
 * A purchase that was stored in this tab. Another user may have logged in since, so nothing of it is shown until the server has
 * answered about it for the user of now: it has found the payment, or named the same buyer. A viewer who asks for it meanwhile is
 * told after some seconds that a payment is checked, and can leave it for the header; what it pays for is not named.
 */

type Step = (state: PurchaseState, event: PurchaseEvent, input: StepInput) => PurchaseStep;

export const isResumed = (state: PurchaseState): state is Ongoing =>
  isOngoing(state) && state.order.isResumed === true;

export const asResumed = (state: PurchaseState): PurchaseState => withMark(state, true);

function withMark(state: PurchaseState, isResumed: boolean): PurchaseState {
  if (!isOngoing(state)) return state;
  const { isResumed: _, awaited: __, ...known } = state.order;
  return withOrder(state, isResumed ? { ...known, isResumed } : known);
}

function withOrder<State extends Ongoing>(state: State, order: Order): State {
  return 'deal' in state
    ? { ...state, order, deal: state.deal && { ...state.deal, order } }
    : { ...state, order };
}

export function stepResumed(
  state: Ongoing,
  event: PurchaseEvent,
  input: StepInput,
  step: Step,
): PurchaseStep {
  switch (event.type) {
    case 'unknown':
      return abandon(state);
    case 'refused':
      return event.refusal.code === 'other_buyer' ? abandon(state) : step(proved(state), event, input);
    case 'prepared':
      return isOther(state, event.product) ? abandon(state) : step(proved(state), event, input);
    case 'checked':
      return found(state, event, input, step);
    case 'opened':
    case 'paid':
    case 'offered':
      return step(proved(state), event, input);
    case 'lost': {
      const next = step(state, event, input);
      // It may have been charged: who began it has to decide, even while nobody answers.
      return next.state.at === 'processing' ? tell(next) : { ...next, state: proved(next.state) };
    }
    case 'silent':
      if (event.isOwn) {
        const next = step(proved(state), event, input);
        return isLeft(state) ? next : opened(next, input);
      }
      return tell(unnamed(state, step(state, event, input)));
    case 'late':
      return tell(stay(state));
    case 'show':
    case 'start':
      return awaiting(unnamed(state, step(state, event, input)));
    case 'answered':
    case 'pinEntered':
      return unnamed(state, step(state, event, input));
    case 'boughtElsewhere':
      return boughtElsewhere(state, step, event, input);
    default:
      return step(state, event, input);
  }
}

const proved = (state: PurchaseState): PurchaseState => withMark(state, false);

const isOther = ({ order }: Ongoing, { buyerId }: { buyerId: number }): boolean =>
  order.buyerId !== undefined && order.buyerId !== buyerId;

/** The viewer has closed the dialog that names nothing. */
const isLeft = (state: Ongoing): boolean =>
  state.order.awaited === 'told' && 'isShown' in state && !state.isShown;

function found(
  resumed: Ongoing,
  event: Extract<PurchaseEvent, { type: 'checked' }>,
  input: StepInput,
  step: Step,
): PurchaseStep {
  const state = proved(resumed);
  const isAwaited =
    state.at === 'checking' && !state.payment && state.transaction.id === event.transaction.id;
  // Its dialog was not opened before.
  return isAwaited && !isLeft(resumed)
    ? receive(state.order, state.deal, event.transaction, input)
    : step(state, event, input);
}

/** A payment that is checked on, with its dialog, which was not opened before. */
function opened({ state, effects }: PurchaseStep, input: StepInput): PurchaseStep {
  if (state.at !== 'checking') return { state, effects };
  const dialog = openDialog(state.transaction, state.deal, input);
  return { state: { ...state, isShown: true }, effects: [{ do: 'ask', dialog }, ...effects] };
}

/**
 * The same without its dialogs; a step that would ask something ends it. An open payment has no dialog then, so the header
 * shows it as soon as the server has found it.
 */
export function unseen(before: PurchaseState, { state, effects }: PurchaseStep): PurchaseStep {
  const rest = effects.filter((effect) => effect.do !== 'ask');
  if (rest.length === effects.length) return { state, effects };
  if (state.at === 'processing') return { state, effects: rest };
  if (state.at === 'checking' || state.at === 'paused')
    return { state: { ...state, isShown: false }, effects: rest };
  return isOngoing(before) ? abandon(before) : stay(before);
}

/** The dialog of a payment that nothing is known of, except that it goes on. */
function unnamedDialog(state: PurchaseState): PurchaseEffect[] {
  switch (state.at) {
    case 'checking':
      return [{ do: 'ask', dialog: statusDialog('checking', null) }];
    case 'paused':
      return [{ do: 'ask', dialog: statusDialog('slow', null) }];
    case 'processing':
      return [{ do: 'ask', dialog: statusDialog('sending', null) }];
    default:
      return [];
  }
}

/** The same with a dialog that names nothing, for a viewer who was told already; else without any. */
function unnamed(before: Ongoing, step: PurchaseStep): PurchaseStep {
  const quiet = unseen(before, step);
  if (before.order.awaited !== 'told' || quiet.effects.length === step.effects.length) return quiet;
  const { state } = step;
  const dialog = isResumed(state) ? unnamedDialog(state) : [];
  return dialog.length > 0 ? { state, effects: [...dialog, ...quiet.effects] } : quiet;
}

/** The viewer asks for it, and is told when the answer does not come soon. */
function awaiting(step: PurchaseStep): PurchaseStep {
  const { state, effects } = step;
  if (!isResumed(state) || isBeforePayment(state) || state.order.awaited) return step;
  const order: Order = { ...state.order, awaited: 'quietly' };
  return { state: withOrder(state, order), effects: [...effects, { do: 'callLate', afterMs: LATE_MS }] };
}

/** The answer has not come, or says nothing. */
function tell(step: PurchaseStep): PurchaseStep {
  const { state, effects } = step;
  if (!isResumed(state) || state.order.awaited !== 'quietly') return step;
  const told = withOrder(state, { ...state.order, awaited: 'told' });
  return {
    state: 'isShown' in told ? { ...told, isShown: true } : told,
    effects: [...unnamedDialog(told), ...effects],
  };
}

/** An order is read again, and the server says whose it is, and that it is owned. A payment ends without a dialog. */
function boughtElsewhere(state: Ongoing, step: Step, event: PurchaseEvent, input: StepInput): PurchaseStep {
  if (isBeforePayment(state)) return prepare(state.order);
  const next = step('isShown' in state ? { ...state, isShown: false } : state, event, input);
  if (isOngoing(next.state)) return stay(state);
  return { ...next, effects: [{ do: 'closeDialog' }, ...next.effects] };
}
