import type { Modal } from '@/lib/rules/modals/queue';
import { askFor, askModal } from './ask';

/** The content of the modals `message` and `confirm`, in the language of the viewer. */
export interface Message {
  /** Without it the title is "error" or "question". */
  title?: string;
  text: string;
  /** The text of the button. */
  action?: string;
  /** A second button that goes back (spec 1 §8 "Generic handler"). */
  hasBack?: boolean;
}

/** Whether a modal was opened with a message; an address alone has none. */
export function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
}

export function showMessage(message: Message, how: Pick<Modal, 'back' | 'hideClose' | 'delayMs'> = {}): void {
  askModal({ ...how, id: 'message', data: message });
}

/** The same for callers that need to know how it was closed; null when it was dismissed. */
export function showMessageFor(message: Message): Promise<'read' | 'back' | null> {
  return askFor({ id: 'message', data: message });
}

/** Whether the viewer agreed; closing means no. */
export async function askConfirm(message: Message, how: Pick<Modal, 'back'> = {}): Promise<boolean> {
  return (await askFor<boolean>({ ...how, id: 'confirm', data: message })) === true;
}
