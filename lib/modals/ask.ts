import { modalHref, readModalAddress } from './address';
import type { Modal } from './queue';

/** What an address cannot say of a modal: its data, how it opens and closes, and who waits for its result. */
const asked = new Map<Modal['id'], Modal>();

/** Heard by the listener of modals, because asking for what is open already changes no address. */
export const MODAL_ASKED = 'taspa:modal';

/**
 * Opens a modal from code (spec 3 §2 Modal shell). It stands in the address like every other, so "back" closes it; one
 * that takes the place of another takes its entry of the history, too. Browser only.
 */
export function askModal(modal: Omit<Modal, 'to'> & { to?: string | null }): void {
  asked.set(modal.id, { ...modal, to: modal.to ?? null });
  const href = modalHref(modal.id, modal.to);
  if (location.hash === href) dispatchEvent(new Event(MODAL_ASKED));
  else if (readModalAddress(location.hash)) location.replace(href);
  else location.hash = href;
}

/** Opens a modal and waits for what it gives; null when it was closed without. */
export function askFor<T>(modal: Omit<Modal, 'to' | 'settle'>): Promise<T | null> {
  return new Promise((resolve) => {
    askModal({ ...modal, settle: (value) => resolve((value ?? null) as T | null) });
  });
}

/** The modal that a hash names, with what was said when it was asked for; that counts once. */
export function takeAsked(hash: string): Modal | null {
  const address = readModalAddress(hash);
  if (!address) return null;
  const modal = asked.get(address.id);
  asked.delete(address.id);
  return { ...modal, ...address };
}
