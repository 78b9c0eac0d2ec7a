import { askFor } from '@/lib/client/modals/ask';
import type { Modal } from '@/lib/rules/modals/queue';
import type { ParentalAction } from '@/lib/rules/parental/rules';

export interface PinQuestion {
  /** `more_time`: a parent gives a child more screen time; it has an `enter` of its own. */
  action: ParentalAction | 'more_time';
  /** The key of the item to unlock on the server: `channel:3929`. */
  subject?: string;
  /** Its title in the language of the viewer. */
  title?: string;
  /** Receives the PIN instead of unlocking with it: leaving a child profile is one call (spec 3 §6). */
  enter?(pin: string, isRemembered: boolean): Promise<void>;
}

/**
 * Asks for the PIN and unlocks the action on the server. False when the dialog was closed: "closing pincode
 * clears the saved callback" (spec 3 §2 Modal shell). `back` is the modal to return to; a request without a
 * press of the viewer is patient: it waits until no modal is open.
 */
export async function askPin(
  question: PinQuestion,
  how: Pick<Modal, 'back'> & { isPatient?: boolean } = {},
): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'pincode', data: question })) === true;
}

/** The PIN set flow (spec 3 §4). False when it was closed before anything was saved. */
export async function askToSetPin(how: Pick<Modal, 'back'> = {}): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'parental_set' })) === true;
}
