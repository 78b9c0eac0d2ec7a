import { receive } from './checking';
import { openDialog } from './paysystem-flow';
import type { PurchaseEvent, PurchaseState, PurchaseStep, StepInput } from './states';
import { abandon, isOngoing, type Ongoing, stay } from './step-helpers';

/**
 * A purchase that was stored in this tab. Another user may have logged in since, so nothing of it is shown until the server has
 * answered about it for the user of now: it has found the payment, or named the same buyer.
 */

type Step = (state: PurchaseState, event: PurchaseEvent, input: StepInput) => PurchaseStep;

export const isResumed = (state: PurchaseState): state is Ongoing =>
  isOngoing(state) && state.order.isResumed === true;

export const asResumed = (state: PurchaseState): PurchaseState => withMark(state, true);

function withMark(state: PurchaseState, isResumed: boolean): PurchaseState {
  if (!isOngoing(state)) return state;
  const { isResumed: _, ...known } = state.order;
  const order = isResumed ? ({ ...known, isResumed } as const) : known;
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
      return next.state.at === 'processing' ? next : { ...next, state: proved(next.state) };
    }
    case 'silent':
      if (event.isOwn) return opened(step(proved(state), event, input), input);
      return unseen(state, step(state, event, input));
    case 'show':
    case 'start':
    case 'pinEntered':
      return unseen(state, step(state, event, input));
    default:
      return step(state, event, input);
  }
}

const proved = (state: PurchaseState): PurchaseState => withMark(state, false);

const isOther = ({ order }: Ongoing, { buyerId }: { buyerId: number }): boolean =>
  order.buyerId !== undefined && order.buyerId !== buyerId;

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
  return isAwaited ? receive(state.order, state.deal, event.transaction, input) : step(state, event, input);
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
