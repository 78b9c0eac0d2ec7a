import type { Modal } from '@/lib/rules/modals/queue';
import { askFor, askModal } from './ask';

/** What the modals `message` and `confirm` show, in the viewer's language already. */
export interface Message {
  /** Without one it is called an error, or a question. */
  title?: string;
  text: string;
  /** The word on the button. */
  action?: string;
  /** A second way out: to where the viewer came from (spec 1 §8 "Generic handler"). */
  hasBack?: boolean;
}

/** Whether a modal was asked with a message; an address alone brings none. */
export function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
}

export function showMessage(message: Message, how: Pick<Modal, 'back' | 'hideClose' | 'delayMs'> = {}): void {
  askModal({ ...how, id: 'message', data: message });
}

/** The same, for whoever has to know how it was left; null when it was closed. */
export function showMessageFor(message: Message): Promise<'read' | 'back' | null> {
  return askFor({ id: 'message', data: message });
}

/** Whether the viewer agreed; closing is no. */
export async function askConfirm(message: Message, how: Pick<Modal, 'back'> = {}): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'confirm', data: message })) === true;
}
