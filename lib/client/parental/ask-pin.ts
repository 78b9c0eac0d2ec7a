import { askFor } from '@/lib/client/modals/ask';
import type { Modal } from '@/lib/rules/modals/queue';
import type { ParentalAction } from '@/lib/rules/parental/rules';

export interface PinQuestion {
  action: ParentalAction;
  /** What exactly is to be opened, by its key on the server: `channel:3929`. */
  subject?: string;
  /** What it is called, in the viewer's language. */
  title?: string;
  /** Takes the PIN instead of unlocking with it: a child's profile is left in one call (spec 3 §6). */
  enter?(pin: string, isRemembered: boolean): Promise<void>;
}

/**
 * Asks the PIN and unlocks the action on the server. False when the dialog was closed: "closing pincode clears the
 * saved callback" (spec 3 §2 Modal shell). `back` is the modal to return to; who asks by itself, and not because somebody
 * pressed something, is patient: it waits until nothing else is open.
 */
export async function askPin(
  question: PinQuestion,
  how: Pick<Modal, 'back'> & { isPatient?: boolean } = {},
): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'pincode', data: question })) === true;
}

/** The PIN set flow (spec 3 §4). False when it was closed before anything was stored. */
export async function askToSetPin(how: Pick<Modal, 'back'> = {}): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'parental_set' })) === true;
}
