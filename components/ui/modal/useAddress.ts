'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readModalAddress } from '@/lib/modals/address';
import { askModal, MODAL_ASKED, takeAsked } from '@/lib/modals/ask';
import type { Modal } from '@/lib/modals/queue';

/** The modal in the address bar, and the way out of it: back to the modal before, or to the page. */
export function useAddress(): [Modal | null, () => void] {
  const [modal, setModal] = useState<Modal | null>(null);
  const current = useRef<Modal | null>(null);
  /** Modals have one entry of their own in the history: going back closes them and stays on the page. */
  const isOwnEntry = useRef(false);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft change of page says nothing of the hash.
  useEffect(() => {
    const show = (next: Modal | null) => {
      current.current = next;
      setModal(next);
    };
    const onChange = ({ oldURL }: HashChangeEvent) => {
      const next = takeAsked(location.hash);
      const back = next ? null : current.current?.back;
      if (back) {
        current.current = null;
        return askModal(back);
      }
      if (!next) isOwnEntry.current = false;
      // One modal instead of another keeps the entry.
      else if (!readModalAddress(new URL(oldURL).hash)) isOwnEntry.current = true;
      // Tells the router about the hash, or its next change of the address would drop it.
      if (next) history.replaceState(null, '', location.href);
      show(next);
    };
    const onAsked = () => show(takeAsked(location.hash));
    // A page that is reached softly keeps its modal, and what was said of it.
    const here = readModalAddress(location.hash);
    if (here?.id !== current.current?.id) show(takeAsked(location.hash));
    addEventListener('hashchange', onChange);
    addEventListener(MODAL_ASKED, onAsked);
    return () => {
      removeEventListener('hashchange', onChange);
      removeEventListener(MODAL_ASKED, onAsked);
    };
  }, [path]);

  const leave = useCallback(() => {
    const back = current.current?.back;
    if (back) askModal(back);
    else if (isOwnEntry.current) history.back();
    else {
      history.replaceState(null, '', location.pathname + location.search);
      current.current = null;
      setModal(null);
    }
  }, []);
  return [modal, leave];
}
