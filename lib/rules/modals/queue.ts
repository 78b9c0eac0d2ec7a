import type { ModalAddress } from './address';
import { MODAL_HIDE_MS, MODAL_REPLACE_MS } from './constants';

/** A requested modal (spec 3 §2 Modal shell). */
export interface Modal extends ModalAddress {
  /** Delay of the opening. */
  delayMs?: number;
  /** The viewer cannot close it; its dialog and the address handle this (`useModal`, `useAddress`). */
  hideClose?: boolean;
  /** The modal to return to when this one is closed; the address handles it (`useAddress`). */
  back?: Modal;
  /** Counts openings, so that a modal that is closed and requested again is a new one with the same id. */
  turn?: number;
  /** The content of its dialog; each dialog checks it. */
  data?: unknown;
  /** Called with the result of the modal, and with null when it is gone, whether it had a result or not. */
  settle?(value: unknown): void;
}

/** At most one modal is visible. A phase with `waitMs` ends by itself, with the event `due`. */
export type ModalState =
  | { phase: 'idle' }
  | { phase: 'coming'; modal: Modal; waitMs: number; isReplacing: boolean }
  | { phase: 'open'; modal: Modal }
  | { phase: 'hiding'; modal: Modal; next: Modal | null; waitMs: number };

export type ModalEvent =
  | { type: 'ask'; modal: Modal; isFast?: boolean }
  | { type: 'close'; isFast?: boolean }
  | { type: 'due' };

export const noModal: ModalState = { phase: 'idle' };

export function stepModals(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'ask':
      return onRequest(state, event);
    case 'close':
      return closed(state, event);
    case 'due':
      return due(state);
  }
}

/** The modal that is open or about to open; null when there is none or the last one is closing. */
export function heldModal(state: ModalState): Modal | null {
  if (state.phase === 'idle') return null;
  return state.phase === 'hiding' ? state.next : state.modal;
}

/** One dialog gives way to the next one, which is not drawn yet. */
export function isBetween(state: ModalState): boolean {
  return state.phase === 'hiding' ? state.next !== null : state.phase === 'coming' && state.isReplacing;
}

function onRequest(state: ModalState, { modal, isFast }: ModalEvent & { type: 'ask' }): ModalState {
  switch (state.phase) {
    case 'idle':
      return coming(modal);
    case 'coming':
      return { ...state, modal };
    case 'hiding':
      return { ...state, next: modal };
    case 'open':
      return isSameDialog(state.modal, modal) ? { ...state, modal } : hiding(state.modal, modal, isFast);
  }
}

/** A repeated request for the open dialog keeps it and shows the new data. */
const isSameDialog = (a: Modal, b: Modal): boolean => a.id === b.id && a.turn === b.turn;

function closed(state: ModalState, { isFast }: ModalEvent & { type: 'close' }): ModalState {
  if (state.phase === 'coming') return noModal;
  if (state.phase === 'hiding') return { ...state, next: null };
  if (state.phase === 'idle') return state;
  return hiding(state.modal, null, isFast);
}

function due(state: ModalState): ModalState {
  if (state.phase === 'coming') return { phase: 'open', modal: state.modal };
  if (state.phase !== 'hiding') return state;
  return state.next ? coming(state.next, MODAL_REPLACE_MS - state.waitMs) : noModal;
}

function coming(modal: Modal, atLeastMs = 0): ModalState {
  const waitMs = Math.max(modal.delayMs ?? 0, atLeastMs);
  return { phase: 'coming', modal, waitMs, isReplacing: atLeastMs > 0 };
}

function hiding(modal: Modal, next: Modal | null, isFast = false): ModalState {
  return { phase: 'hiding', modal, next, waitMs: isFast ? 0 : MODAL_HIDE_MS };
}
