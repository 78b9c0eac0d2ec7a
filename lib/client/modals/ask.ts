import { type ModalId, modalHref, readModalAddress } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';

/** What an address cannot say of a modal: its data, how it opens and closes, and who waits for its result. */
const requested = new Map<ModalId, Modal>();

/** Those that wait until nothing is open. */
const patient: Modal[] = [];

/** A modal is going back in the history: whoever asks meanwhile has its turn when that is done. */
let leaving: { next: Modal | null } | null = null;

let isTravelling = false;

/**
 * What is asked for while the history moves goes through the router, which is about to write the address of the page it
 * arrives at: a hash that it does not know of would be lost.
 */
export function whileTravelling(work: () => void): void {
  isTravelling = true;
  try {
    work();
  } finally {
    isTravelling = false;
  }
}

/** A browser that does not go back (an entry that another script took) keeps nobody waiting longer. */
const LEAVE_MS = 3_000;

/** Heard by the listener of modals, because asking for what is open already changes no address. */
export const MODAL_REQUESTED = 'taspa:modal';

type Ask = Omit<Modal, 'to'> & {
  to?: string | null;
  /** Waits until nothing is open, instead of taking the place of what is. */
  isPatient?: boolean;
};

/**
 * Opens a modal from code (spec 3 §2 Modal shell). It stands in the address like every other, so "back" closes it; one
 * that takes the place of another takes its entry of the history, too. One that cannot be closed has no entry of its
 * own: "back" leaves the page. Browser only.
 */
export function askModal({ isPatient = false, ...ask }: Ask): void {
  const modal: Modal = { ...ask, to: ask.to ?? null };
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
  else if (isTravelling) {
    if (open || modal.hideClose) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    dispatchEvent(new Event(MODAL_REQUESTED));
  } else if (open || modal.hideClose) location.replace(href);
  else location.hash = href;
}

/** Opens a modal and waits for what it gives; null when it was closed without. */
export function askFor<T>(modal: Omit<Ask, 'to' | 'settle'>): Promise<T | null> {
  return new Promise((resolve) => {
    askModal({ ...modal, settle: (value) => resolve((value ?? null) as T | null) });
  });
}

/** The modal that a hash names, with what was said when it was asked for; that counts once. */
export function takeRequestedModal(hash: string): { modal: Modal; isRequested: boolean } | null {
  const address = readModalAddress(hash);
  const mine = address ? requested.get(address.id) : undefined;
  for (const other of requested.values()) {
    if (other !== mine) other.settle?.(null);
  }
  requested.clear();
  return address ? { modal: { ...mine, ...address }, isRequested: mine !== undefined } : null;
}

/** Takes a modal out of the address by going back. */
export function leaveByBack(): void {
  if (leaving) return;
  const mine = { next: null };
  leaving = mine;
  history.back();
  setTimeout(() => {
    if (leaving !== mine) return;
    hasLeft();
    askNext();
  }, LEAVE_MS);
}

/** Whether going back was our own wish, which is done now. */
export function hasLeft(): boolean {
  const wasLeaving = leaving !== null;
  if (leaving?.next) patient.unshift(leaving.next);
  leaving = null;
  return wasLeaving;
}

/** Nothing is open any more: whoever waited has its turn. */
export function askNext(): void {
  const next = patient.shift();
  if (next) askModal(next);
}

function overtake(before: Modal | null | undefined, modal: Modal): void {
  if (before && before.settle !== modal.settle) before.settle?.(null);
}
