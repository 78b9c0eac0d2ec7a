'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { ModalProps } from './ModalShell';

/** The signal of a dialog: it aborts when the dialog closes, or another one replaces it. */
export function useCloseSignal({ isOpen }: Pick<ModalProps['frame'], 'isOpen'>): () => AbortSignal {
  const closing = useRef(new AbortController());
  useEffect(() => {
    if (!isOpen) return;
    if (closing.current.signal.aborted) closing.current = new AbortController();
    return () => closing.current.abort();
  }, [isOpen]);
  return useCallback(() => closing.current.signal, []);
}
