/** Counted from the moment when the page was opened (spec 2 §9 "Timers"). */
export const PROMPT_AFTER_MS = 5_000;

const KEY = 'taspa:register-prompt';

/** Whether it was shown in this tab already: once is an offer, twice is a nuisance. */
export function wasPrompted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function markPrompted(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Not shown to begin with.
  }
}
