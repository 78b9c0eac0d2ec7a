'use client';

import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Alert, showAlert } from '@/lib/client/modals/alert';
import type { ModalId } from '@/lib/rules/modals/address';
import { heldModal, isBetween, type Modal } from '@/lib/rules/modals/queue';
import { settleClosedModals } from '@/lib/rules/modals/settle';
import { OverDialogs } from '../dialog/OverDialogs';
import { Toast } from './Toast';
import { useEscapeBetween } from './use-escape-between';
import { useModals } from './use-modals';

/** Texts that are available before a dialog loads its own. */
export interface ModalWords {
  close: string;
  loading: string;
  loadFailed: string;
  retry: string;
}

/** Props of every modal; `frame` belongs to its `Dialog`. */
export interface ModalProps {
  frame: { isOpen: boolean; hideClose: boolean; onClose(): void };
  /** The target after the work is done; null stays on the page. */
  to: string | null;
  /** The data of the request (`askModal`); undefined if only an address named the modal. */
  data: unknown;
  /** Returns the result to the caller (`askFor`); closing without it returns null. */
  settle(value: unknown): void;
  /** Shows a short message after the modal has closed. */
  notify(text: string): void;
  words: ModalWords;
}

/** Handlers that run when a modal closes, by its id (spec 3 §2 Modal shell). Replacing a modal does not run them. */
type OnClosed = Readonly<Partial<Record<ModalId, () => void>>>;

export interface ModalShellProps {
  /** The modal that the address names. */
  modal: Modal | null;
  alert: Alert | null;
  words: ModalWords;
  /** Removes the modal from the address. */
  onLeave(): void;
}

type Props = ModalShellProps & {
  registry: Readonly<Record<ModalId, ComponentType<ModalProps>>>;
  onClosed?: OnClosed;
  onOpened?: (id: ModalId) => void;
};

const notify = (text: string): void => showAlert(text);

/** Spec 3 §2 Modal shell: one modal at a time, opened by the address. */
export function ModalShell({ modal, alert, registry, onClosed, onOpened, words, onLeave }: Props) {
  const { state, ask, close } = useModals();
  const [ended, setEnded] = useState<Alert | null>(null);
  const onEnd = useCallback(() => setEnded(alert), [alert]);

  useEffect(() => {
    if (modal) ask(modal);
    else close();
  }, [modal, ask, close]);

  const shown = state.phase === 'open' || state.phase === 'hiding' ? state.modal : null;
  const settle = useCallback((value: unknown) => shown?.settle?.(value), [shown]);

  const isOpen = state.phase === 'open';
  const onClose = useGuardedClose(shown, isOpen, onLeave);

  const opened = isOpen ? shown?.id : undefined;
  useEffect(() => {
    if (opened) onOpened?.(opened);
  }, [opened, onOpened]);

  const held = heldModal(state);
  useEscapeBetween(isBetween(state) && !held?.hideClose, onLeave);
  const before = useRef<Modal | null>(null);
  useEffect(() => {
    settleClosedModals(before.current, held);
    if (before.current && !held) onClosed?.[before.current.id]?.();
    before.current = held;
  }, [held, onClosed]);

  // Spec 3 §2: notification and survey panels are hidden while any modal is open; their styles use this mark.
  const marked = state.phase === 'coming' && state.isReplacing ? state.modal.id : shown?.id;
  useEffect(() => {
    if (!marked) return;
    document.documentElement.dataset.modal = marked;
    return () => {
      delete document.documentElement.dataset.modal;
    };
  }, [marked]);

  // It waits until the modal has closed.
  const notice = marked || alert === ended ? null : alert;
  const Body = shown && registry[shown.id];
  return (
    <>
      <OverDialogs notice={notice?.id ?? null}>
        <Toast alert={notice} onEnd={onEnd} />
      </OverDialogs>
      {Body ? (
        <Body
          key={shown.id}
          to={shown.to}
          data={shown.data}
          settle={settle}
          notify={notify}
          words={words}
          frame={{
            isOpen,
            hideClose: shown.hideClose ?? false,
            onClose,
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Lets a dialog close only itself. A dialog that waits for an answer may be closed and opened again meanwhile; its late
 * answer must not close the new one, which has the same id.
 */
function useGuardedClose(shown: Modal | null, isOpen: boolean, onLeave: () => void): () => void {
  const opening = shown && `${shown.id} ${shown.turn}`;
  const open = useRef<string | null>(null);
  useLayoutEffect(() => {
    open.current = isOpen ? opening : null;
  }, [isOpen, opening]);
  return useCallback(() => {
    if (open.current === opening) onLeave();
  }, [opening, onLeave]);
}
