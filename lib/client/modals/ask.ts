import { type ModalId, modalHref, readModalAddress } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';

/**
 * The parts of a modal that an address cannot contain: its data, how it opens and closes, and the caller that
 * waits for its result.
 */
const requested = new Map<ModalId, Modal>();

/** Modals that wait until none is open. */
const patient: Modal[] = [];

/** A modal is being closed by going back in the history: a request in the meantime opens after that. */
let leaving: { next: Modal | null } | null = null;

export const isLeaving = (): boolean => leaving !== null;

let isHistoryChanging = false;

/**
 * During a history change a modal is opened through the router. The router is about to write the address of the new
 * page, and would drop a hash that it does not know.
 */
export function duringHistoryChange(work: () => void): void {
  isHistoryChanging = true;
  try {
    work();
  } finally {
    isHistoryChanging = false;
  }
}

/** The longest wait for a browser that does not go back because another script took the entry. */
export const LEAVE_MS = 3_000;

/** Received by the listener of modals, because a request for the open modal does not change the address. */
export const MODAL_REQUESTED = 'taspa:modal';

/** The same for a modal that its own code closes. */
export const MODAL_DISMISSED = 'taspa:modal-done';

type Ask = Omit<Modal, 'to'> & {
  to?: string | null;
  /** Waits until no modal is open instead of replacing the open one. */
  isPatient?: boolean;
};

/**
 * Opens a modal from code (spec 3 §2 Modal shell). It is in the address like every other modal, so "back"
 * closes it; a modal that replaces another also replaces its history entry. A modal that cannot be closed has
 * no entry: "back" leaves the page. Browser only.
 */
export function askModal({ isPatient = false, ...request }: Ask): void {
  const modal: Modal = { ...request, to: request.to ?? null };
  const open = leaving ? leaving.next : readModalAddress(location.hash);
  if (isPatient && open) {
    const isThere = open.id === modal.id || patient.some(({ id }) => id === modal.id);
    if (isThere) modal.settle?.(null);
    else patient.push(modal);
    return;
  }
  const waiting = patient.findIndex(({ id }) => id === modal.id);
  if (waiting >= 0) overtake(patient.splice(waiting, 1)[0], modal);
  if (leaving) {
    overtake(leaving.next, modal);
    leaving.next = modal;
    return;
  }
  overtake(requested.get(modal.id), modal);
  requested.set(modal.id, modal);
  const href = modalHref(modal.id, modal.to);
  if (location.hash === href) dispatchEvent(new Event(MODAL_REQUESTED));
  else if (isHistoryChanging) {
    if (open || modal.hideClose) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    dispatchEvent(new Event(MODAL_REQUESTED));
  } else {
    // An entry of its own, made before the hash: until a page has loaded, browsers let a new hash replace the entry of the page, and
    // closing the modal by going back would leave it.
    if (!open && !modal.hideClose) history.pushState(history.state, '');
    location.replace(href);
  }
}

/** Opens a modal and waits for its result; null when it was closed without one. */
export function askFor<T>(modal: Omit<Ask, 'to' | 'settle'>): Promise<T | null> {
  return new Promise((resolve) => {
    askModal({ ...modal, settle: (value) => resolve((value ?? null) as T | null) });
  });
}

/** Closes a modal that was opened from code, if it is still the open one. */
export function dismissModal(id: ModalId): void {
  if (readModalAddress(location.hash)?.id === id) dispatchEvent(new Event(MODAL_DISMISSED));
}

/** The modal named by a hash, with the data of its request; the data is used once. */
export function takeRequestedModal(hash: string): { modal: Modal; isRequested: boolean } | null {
  const address = readModalAddress(hash);
  const own = address ? requested.get(address.id) : undefined;
  for (const other of requested.values()) {
    if (other !== own) other.settle?.(null);
  }
  requested.clear();
  return address ? { modal: { ...own, ...address }, isRequested: own !== undefined } : null;
}

/** Removes a modal from the address by going back. */
export function leaveByBack(): void {
  if (leaving) return;
  const own = { next: null };
  leaving = own;
  goBack();
  setTimeout(() => {
    if (leaving !== own) return;
    hasLeft();
    askNext();
  }, LEAVE_MS);
}

/**
 * One entry of this page back. `history.back()` would go back in the frame of a bank, if the viewer has pressed something in it. A
 * browser that goes elsewhere meanwhile rejects the promises, which is no error.
 */
function goBack(): void {
  if (!window.navigation?.canGoBack) {
    history.back();
    return;
  }
  const { committed, finished } = window.navigation.back();
  for (const promise of [committed, finished]) promise?.catch(() => {});
}

/** Whether our own code went back; resets the flag. */
export function hasLeft(): boolean {
  const wasLeaving = leaving !== null;
  if (leaving?.next) patient.unshift(leaving.next);
  leaving = null;
  return wasLeaving;
}

/** No modal is open any more: opens the next waiting one. */
export function askNext(): void {
  const next = patient.shift();
  if (next) askModal(next);
}

function overtake(before: Modal | null | undefined, modal: Modal): void {
  if (before && before.settle !== modal.settle) before.settle?.(null);
}
