import { askFor } from '@/lib/modals/ask';
import type { Modal } from '@/lib/modals/queue';

/** What parental control may stand before (spec 1 §6 "Parental settings per action"). */
export const PIN_ACTIONS = ['vod', 'channel', 'program', 'settings', 'pay', 'profile'] as const;

export type PinAction = (typeof PIN_ACTIONS)[number];

export interface PinQuestion {
  action: PinAction;
  /** Title of what is to be opened, in the viewer's language. */
  subject?: string;
}

/**
 * Asks the PIN and unlocks the action on the server. False when the dialog was closed: "closing pincode clears the
 * saved callback" (spec 3 §2 Modal shell). `back` is the modal to return to.
 */
export async function askPin(question: PinQuestion, how: Pick<Modal, 'back'> = {}): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'pincode', data: question })) === true;
}

/** What the dialog was asked with; an address alone brings nothing, and then it opens the settings. */
export function readPinQuestion(data: unknown): PinQuestion {
  if (typeof data !== 'object' || data === null || !('action' in data)) return { action: 'settings' };
  const action = PIN_ACTIONS.find((one) => one === data.action) ?? 'settings';
  const subject = 'subject' in data && typeof data.subject === 'string' ? data.subject : undefined;
  return { action, subject };
}
