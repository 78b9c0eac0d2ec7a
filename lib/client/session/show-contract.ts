import type { ModalId } from '@/lib/rules/modals/address';
import { contractModal, loadContract } from './contract';

/** Opens a dialog and waits for its answer. */
export type Show = (id: ModalId, data: unknown, hideClose?: boolean) => Promise<unknown>;

/** Spec 1 §4 "Operator block status": the dialog of a contract that is blocked or unpaid. Without an answer there is none. */
export async function showContract(show: Show): Promise<void> {
  const contract = await loadContract().catch(() => null);
  const modal = contract && contractModal[contract.state];
  if (modal) await show(modal, contract, contract.isLocked);
}
