import type { ModalAddress } from './address';
import { MODAL_HIDE_MS, MODAL_REPLACE_MS } from './limits';

/** A modal that somebody asked for (spec 3 §2 Modal shell). */
export interface Modal extends ModalAddress {
  /** Opens this much later. */
  delayMs?: number;
  /** The viewer cannot close it. */
  hideClose?: boolean;
  /** What is returned to when it is closed; the address bar sees to it (`useAddress`). */
  back?: Modal;
  /** What its dialog shows; each dialog says what it takes. */
  data?: unknown;
  /** Told once: what the modal gives, or null when it goes without. */
  settle?(value: unknown): void;
}

interface Waiting {
  /** Modals that wait until nothing is open. */
  queue: readonly Modal[];
}

/** At most one modal is seen. A phase with `waitMs` ends by itself, with the event `due`. */
export type ModalState = Waiting &
  (
    | { phase: 'idle' }
    | { phase: 'coming'; modal: Modal; waitMs: number }
    | { phase: 'open'; modal: Modal }
    | { phase: 'hiding'; modal: Modal; next: Modal | null; waitMs: number }
  );

export type ModalEvent =
  /** Replaces what is open; `isPatient` waits for its turn. */
  | { type: 'ask'; modal: Modal; isPatient?: boolean; isFast?: boolean }
  | { type: 'close'; by: 'viewer' | 'app'; isFast?: boolean }
  | { type: 'due' };

export const noModal: ModalState = { phase: 'idle', queue: [] };

export function stepModals(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'ask':
      return asked(state, event);
    case 'close':
      return closed(state, event);
    case 'due':
      return due(state);
  }
}

function asked(state: ModalState, event: ModalEvent & { type: 'ask' }): ModalState {
  const { modal } = event;
  const { queue } = state;
  if (state.phase === 'idle') return coming(modal, queue);
  if (event.isPatient) {
    const isThere = state.modal.id === modal.id || queue.some(({ id }) => id === modal.id);
    return isThere ? state : { ...state, queue: [...queue, modal] };
  }
  if (state.phase === 'coming') return { ...state, modal };
  if (state.phase === 'hiding') return { ...state, next: modal };
  if (state.modal.id === modal.id) return { ...state, modal };
  return hiding(state, modal, event.isFast);
}

function closed(state: ModalState, event: ModalEvent & { type: 'close' }): ModalState {
  if (state.phase === 'coming') return afterwards(state.queue);
  if (state.phase === 'hiding') return { ...state, next: null };
  if (state.phase === 'idle') return state;
  if (state.modal.hideClose && event.by === 'viewer') return state;
  return hiding(state, null, event.isFast);
}

function due(state: ModalState): ModalState {
  if (state.phase === 'coming') return { phase: 'open', modal: state.modal, queue: state.queue };
  if (state.phase !== 'hiding') return state;
  const { next, queue, waitMs } = state;
  return next ? coming(next, queue, MODAL_REPLACE_MS - waitMs) : afterwards(queue);
}

function afterwards([first, ...rest]: readonly Modal[]): ModalState {
  return first ? coming(first, rest) : noModal;
}

function coming(modal: Modal, queue: readonly Modal[], atLeastMs = 0): ModalState {
  return { phase: 'coming', modal, waitMs: Math.max(modal.delayMs ?? 0, atLeastMs), queue };
}

function hiding(
  { modal, queue }: ModalState & { phase: 'open' },
  next: Modal | null,
  isFast = false,
): ModalState {
  return { phase: 'hiding', modal, next, waitMs: isFast ? 0 : MODAL_HIDE_MS, queue };
}
