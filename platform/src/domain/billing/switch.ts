import type { SubscriptionType } from './state.ts';

/** The input of the decision about turning a subscription off. */
export type SwitchFacts = {
  type: SubscriptionType;
  isPaused: boolean;
  /** The packet may be removed during a pause (spec 3 §4: paused and deletable). */
  allowDeletePaused: boolean;
  isCancelable: boolean;
};

export type SwitchOff =
  | { kind: 'run_out' }
  | { kind: 'end_now' }
  | { kind: 'refused'; why: 'contract_packet' | 'not_cancelable' | 'gift_runs_out' | 'resume_first' };

/** Spec 3 §4 Subscription actions and §8: a contract and its terms refuse with 451, a gift and a pause with 400. */
export function switchingOff({ type, isPaused, allowDeletePaused, isCancelable }: SwitchFacts): SwitchOff {
  if (type === 'bundle') return { kind: 'refused', why: 'contract_packet' };
  if (type === 'promo') return { kind: 'refused', why: 'gift_runs_out' };
  if (!isCancelable) return { kind: 'refused', why: 'not_cancelable' };
  if (!isPaused) return { kind: 'run_out' };
  return allowDeletePaused ? { kind: 'end_now' } : { kind: 'refused', why: 'resume_first' };
}
