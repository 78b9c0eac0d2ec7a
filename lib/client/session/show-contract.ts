import { forgetLeftHome, takeLeftHome } from '@/lib/client/viewer/left-home';
import type { ModalId } from '@/lib/rules/modals/address';
import { type Contract, contractModal, loadContract } from './contract';

/** Opens a dialog and waits for its answer. */
export type Show = (id: ModalId, data: unknown, hideClose?: boolean) => Promise<unknown>;

/** Spec 1 §4 "Operator block status": the dialog of a contract that is blocked or unpaid. Without an answer there is none. */
export async function showContract(show: Show): Promise<Contract | null> {
  const contract = await loadContract().catch(() => null);
  const modal = contract && contractModal[contract.state];
  if (modal) await show(modal, contract, contract.isLocked);
  return contract;
}

/** Spec 3 §4 "Login modal steps": who left the login before city and address were chosen is led to these steps again. */
export async function askForHome(show: Show, { username }: Contract): Promise<void> {
  if (username !== null) forgetLeftHome();
  else if (takeLeftHome()) await show('auth', undefined);
}
