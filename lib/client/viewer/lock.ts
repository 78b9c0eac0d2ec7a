/**
 * What begins or ends a session happens in one tab at a time: a guest who is still being made must not replace
 * somebody who has logged in meanwhile. Locks are there in secure contexts only; without them each tab is alone.
 */
export function withSessionLock<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks?.request('taspa-session', change) ?? change();
}
