import type { Modal } from './queue';

/** Everybody who waits for a modal or for what it returns to. */
function waitingFor(modal: Modal | null): Array<(value: unknown) => void> {
  if (!modal) return [];
  return [...(modal.settle ? [modal.settle] : []), ...waitingFor(modal.back ?? null)];
}

/**
 * However a modal goes, whoever waits for it is told (spec 3 §2: closing a PIN clears the saved callback). One that is
 * returned to has not gone.
 */
export function settleGone(before: Modal | null, now: Modal | null): void {
  const stay = waitingFor(now);
  for (const settle of waitingFor(before)) {
    if (!stay.includes(settle)) settle(null);
  }
}
