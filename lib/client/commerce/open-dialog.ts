import { askModal, dismissModal } from '@/lib/client/modals/ask';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import type { ModalId } from '@/lib/rules/modals/address';

/**
 * The dialog of a purchase. A dialog that has answered stays open and busy until the purchase replaces or closes it, so that
 * nothing flickers between two steps. The viewer may close it meanwhile, so closing is reported after an answer, too.
 */
let open: { id: ModalId } | null = null;

export function openDialog({ id, data }: PaymentDialog, dispatch: (event: PurchaseEvent) => void): void {
  const own = { id };
  open = own;
  let hasAnswered = false;
  const report = (answer: unknown): void => {
    // Replaced or closed by the purchase itself.
    if (open !== own) return;
    if (answer === null) dispatch({ type: 'closed' });
    else if (!hasAnswered) dispatch({ type: 'answered', answer });
    hasAnswered = true;
  };
  // Later, because modals call it in the middle of their own work, and the purchase may open another one.
  askModal({ id, data, settle: (value) => queueMicrotask(() => report(value ?? null)) });
}

/** Another dialog takes its place: its closing means nothing. */
export function leaveDialog(): void {
  open = null;
}

export function closeDialog(): void {
  const own = open;
  open = null;
  if (own) dismissModal(own.id);
}
