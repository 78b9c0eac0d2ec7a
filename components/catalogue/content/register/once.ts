/** Counted from when the page opened (spec 2 §9 "Timers"). */
export const PROMPT_AFTER_MS = 5_000;

const KEY = 'taspa:register-prompt';

/** Whether it was already shown in this tab; it appears only once. */
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
    // Without session storage it is treated as not shown.
  }
}
