import { askFor, dismissModal } from '@/lib/client/modals/ask';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import type { ModalId } from '@/lib/rules/modals/address';

/**
 * The dialog of a purchase. A dialog that has answered stays open and busy until the purchase replaces or closes it, so that
 * nothing flickers between two steps.
 */
let open: { id: ModalId } | null = null;

export function openDialog({ id, data }: PaymentDialog, dispatch: (event: PurchaseEvent) => void): void {
  const own = { id };
  open = own;
  askFor<unknown>({ id, data }).then((answer) => {
    // Replaced or closed by the purchase itself.
    if (open !== own) return;
    dispatch(answer === null ? { type: 'closed' } : { type: 'answered', answer });
  });
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
