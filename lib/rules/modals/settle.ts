import type { Modal } from './queue';

/** The callers that wait for a modal or for the modals that it returns to. */
function waitingFor(modal: Modal | null): Array<(value: unknown) => void> {
  if (!modal) return [];
  return [...(modal.settle ? [modal.settle] : []), ...waitingFor(modal.back ?? null)];
}

/**
 * A caller that waits for a modal always gets a result (spec 3 §2: closing a PIN clears the saved callback).
 * A modal behind another one is still there.
 */
export function settleClosedModals(before: Modal | null, now: Modal | null): void {
  const stay = waitingFor(now);
  for (const settle of waitingFor(before)) {
    if (!stay.includes(settle)) settle(null);
  }
}
