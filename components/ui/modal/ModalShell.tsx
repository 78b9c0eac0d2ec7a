'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { ModalId } from '@/lib/modals/address';
import type { Modal } from '@/lib/modals/queue';
import { Toast } from './Toast';
import { useModals } from './useModals';

/** The few words that are there before a dialog's own. */
export interface ModalWords {
  close: string;
  loading: string;
  loadFailed: string;
  retry: string;
}

/** What every modal is given; `frame` belongs to its `Dialog`. */
export interface ModalProps {
  frame: { isOpen: boolean; hideClose: boolean; onClose(): void };
  /** Where to go when the work is done; null stays on the page. */
  to: string | null;
  /** What it was asked with (`askModal`); undefined when only an address named it. */
  data: unknown;
  /** Gives the result to whoever waits for it (`askFor`); closing without gives null. */
  settle(value: unknown): void;
  /** Says briefly that something is done, once the page is there again. */
  say(text: string): void;
  words: ModalWords;
}

export interface ModalShellProps {
  /** What the address in the bar names. */
  modal: Modal | null;
  words: ModalWords;
  /** Takes the modal out of the address. */
  onLeave(): void;
}

type Props = ModalShellProps & { registry: Readonly<Record<ModalId, ComponentType<ModalProps>>> };

/** Spec 3 §2 Modal shell: one at a time, opened by the address. */
export function ModalShell({ modal, registry, words, onLeave }: Props) {
  const { state, ask, close } = useModals();
  const [said, say] = useState<string | null>(null);
  const onEnd = useCallback(() => say(null), []);

  useEffect(() => {
    if (modal) ask(modal);
    else close('app');
  }, [modal, ask, close]);

  const shown = state.phase === 'open' || state.phase === 'hiding' ? state.modal : null;
  const shownId = shown?.id;
  const settle = useCallback((value: unknown) => shown?.settle?.(value), [shown]);

  // However it goes, whoever waits for it is told.
  const held = state.phase === 'open' || state.phase === 'coming' ? state.modal : null;
  const before = useRef<Modal | null>(null);
  useEffect(() => {
    if (before.current !== held) before.current?.settle?.(null);
    before.current = held;
  }, [held]);

  // Spec 3 §2: notification and survey panels are hidden while any modal is open; they look at this mark.
  useEffect(() => {
    if (!shownId) return;
    document.documentElement.dataset.modal = shownId;
    return () => {
      delete document.documentElement.dataset.modal;
    };
  }, [shownId]);

  const Body = shown && registry[shown.id];
  return (
    <>
      {/* Behind an open modal the page is inert, and nobody would hear it. */}
      <Toast text={shown ? null : said} onEnd={onEnd} />
      {Body ? (
        <Body
          key={shown.id}
          to={shown.to}
          data={shown.data}
          settle={settle}
          say={say}
          words={words}
          frame={{
            isOpen: state.phase === 'open',
            hideClose: shown.hideClose ?? false,
            onClose: onLeave,
          }}
        />
      ) : null}
    </>
  );
}
