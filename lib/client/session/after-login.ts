import { showAlert } from '@/lib/client/modals/alert';
import { askFor } from '@/lib/client/modals/ask';
import { loadParental } from '@/lib/client/parental/calls';
import { takeAction } from '@/lib/client/viewer/interrupted';
import type { ModalId } from '@/lib/rules/modals/address';
import { PlatformError } from '@/lib/shared/platform-error';
import { contractModal, loadContract } from './contract';
import { resume } from './resume';

interface Ways {
  /** The target in the address that opened the login; null stays on the page. */
  to: string | null;
  hasContract: boolean;
  goTo(path: string): void;
  /** Nothing else follows. */
  stay(): void;
}

/**
 * The steps after a login (spec 1 §4): the parental question, the contract with the operator, then the target
 * page or the interrupted action. A step whose call fails is skipped, so that it cannot block the login.
 */
export async function afterLogin({ to, hasContract, goTo, stay }: Ways): Promise<void> {
  // The first one replaces the login dialog, the next waits until that one is closed.
  let isFirst = true;
  const show = async (id: ModalId, data: unknown, hideClose = false) => {
    await askFor({ id, data, hideClose, isPatient: !isFirst });
    isFirst = false;
  };

  const parental = await loadParental().catch(() => null);
  if (parental?.dialogue) await show('parental', parental.dialogue);
  else if (parental?.status === 'notset') await show('parental_start', undefined);

  const contract = hasContract ? await loadContract().catch(() => null) : null;
  const modal = contract && contractModal[contract.state];
  if (modal) await show(modal, contract, contract.isLocked);

  const action = takeAction();
  const next = to ?? (action && (await resume(action).catch(showRefusal)));
  if (next) goTo(next);
  else if (isFirst) stay();
}

/** Shows the text of the platform; without an answer the viewer repeats the action. */
function showRefusal(error: unknown): null {
  if (error instanceof PlatformError && error.kind === 'refused') showAlert(error.message, 'failure');
  return null;
}
