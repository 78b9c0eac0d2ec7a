import type { PromoCheck, PromoUse } from './calls';

/** Spec 3 §4 Promo wizard: the names of its steps in the dictionary. */
export const STEPS = ['stepCode', 'stepLogin', 'stepCard', 'stepDone'] as const;

/** `isLost` of the code step: the code may have been used, since its use had no answer. */
export type WizardState = { code: string } & (
  | { at: 'code'; error: string | null; isLost?: boolean }
  | { at: 'checking'; isConfirmed: boolean }
  | { at: 'login' }
  | { at: 'confirm'; check: PromoCheck }
  | { at: 'card'; check: PromoCheck; hasFailed: boolean }
  | { at: 'pay'; check: PromoCheck }
  | { at: 'applying' }
  | { at: 'finished'; use: PromoUse }
);

export type WizardEvent =
  | { type: 'entered'; code: string }
  | { type: 'checked'; check: PromoCheck }
  | { type: 'loginNeeded' }
  | { type: 'refused'; error: string }
  /** No answer came. */
  | { type: 'lost'; error: string }
  | { type: 'confirmed' }
  | { type: 'cardLinked' }
  | { type: 'cardFailed' }
  | { type: 'relink' }
  | { type: 'applied'; use: PromoUse }
  | { type: 'restart' };

/** With a code it starts by checking it; a check that was made already is not made again. */
export function beginWizard({ code, check }: { code: string; check: PromoCheck | null }): WizardState {
  if (check) return afterCheck(code, check, false);
  return code ? { at: 'checking', code, isConfirmed: false } : { at: 'code', code, error: null };
}

/**
 * Check, then confirm if needed, then apply; a required card, or the payment, comes before the last step. An event that
 * does not fit the step is late and ignored.
 */
export function stepWizard(state: WizardState, event: WizardEvent): WizardState {
  const { code } = state;
  switch (event.type) {
    case 'restart':
      return { at: 'code', code: '', error: null };
    case 'entered':
      if (state.at !== 'code') return state;
      // It is asked for again: a check would say that it has been used.
      if (state.isLost && event.code === code) return { at: 'applying', code };
      return { at: 'checking', code: event.code, isConfirmed: false };
    case 'loginNeeded':
      return { at: 'login', code };
    case 'refused':
      return { at: 'code', code, error: event.error };
    case 'lost':
      return { at: 'code', code, error: event.error, isLost: state.at === 'applying' };
    case 'checked':
      return state.at === 'checking' ? afterCheck(code, event.check, state.isConfirmed) : state;
    case 'confirmed':
      return state.at === 'confirm' ? afterCheck(code, state.check, true) : state;
    case 'cardLinked':
      return state.at === 'card' ? { at: 'checking', code, isConfirmed: true } : state;
    case 'cardFailed':
      return state.at === 'card' ? { ...state, hasFailed: true } : state;
    case 'relink':
      return state.at === 'card' ? { ...state, hasFailed: false } : state;
    case 'applied':
      return state.at === 'applying' ? { at: 'finished', code, use: event.use } : state;
  }
}

function afterCheck(code: string, check: PromoCheck, isConfirmed: boolean): WizardState {
  if (check.needsConfirm && !isConfirmed) return { at: 'confirm', code, check };
  if (check.next === 'pay') return { at: 'pay', code, check };
  if (check.next === 'card') return { at: 'card', code, check, hasFailed: false };
  return { at: 'applying', code };
}

/** Starts at 1; checking belongs to the code step. */
export function stepNumber({ at }: WizardState): number {
  if (at === 'login') return 2;
  if (at === 'card' || at === 'pay') return 3;
  return at === 'finished' ? 4 : 1;
}
