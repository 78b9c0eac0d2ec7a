import { showAlert } from '@/lib/client/modals/alert';
import { askFor } from '@/lib/client/modals/ask';
import { loadParental } from '@/lib/client/parental/calls';
import { takeAction } from '@/lib/client/viewer/interrupted';
import type { ModalId } from '@/lib/rules/modals/address';
import { PlatformError } from '@/lib/shared/platform-error';
import { contractModal, loadContract } from './contract';
import { resume } from './resume';

interface Ways {
  /** Where the address that opened the login leads; null stays on the page. */
  to: string | null;
  hasContract: boolean;
  goTo(path: string): void;
  /** Nothing else follows. */
  stay(): void;
}

/**
 * What follows a login (spec 1 §4): first the parents are asked, then the operator's contract, then whoever came in goes
 * where they wanted, or what they were doing is done. What does not answer is left out: nobody waits at a door they are through.
 */
export async function afterLogin({ to, hasContract, goTo, stay }: Ways): Promise<void> {
  // The first takes the place of the login dialog, the next waits until that one is gone.
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
  const next = to ?? (action && (await resume(action).catch(sayRefusal)));
  if (next) goTo(next);
  else if (isFirst) stay();
}

/** The platform's own sentence; what was not answered is asked for again by hand. */
function sayRefusal(error: unknown): null {
  if (error instanceof PlatformError && error.kind === 'refused') showAlert(error.message, 'failure');
  return null;
}
