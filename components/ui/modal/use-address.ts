'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  askModal,
  askNext,
  hasLeft,
  leaveByBack,
  MODAL_REQUESTED,
  takeRequestedModal,
  whileTravelling,
} from '@/lib/client/modals/ask';
import { readModalAddress } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';

/**
 * What a link said before the page was alive: the router writes the address that it began with once more when it wakes up,
 * and the hash would be lost.
 */
let early: string | null = typeof window === 'undefined' ? null : location.hash;
const noteEarly = () => {
  early = location.hash;
};
if (typeof window !== 'undefined') addEventListener('hashchange', noteEarly);

function wakeUp(): void {
  if (early === null) return;
  removeEventListener('hashchange', noteEarly);
  if (!location.hash && readModalAddress(early)) location.hash = early;
  early = null;
}

const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

/** The modal in the address bar, and the way out of it: back to the modal before, or to the page. */
export function useAddress(): [Modal | null, () => void] {
  const [modal, setModal] = useState<Modal | null>(null);
  const current = useRef<Modal | null>(null);
  /** Modals have one entry of their own in the history: going back closes them and stays on the page. */
  const isOwnEntry = useRef(false);
  const turn = useRef(0);
  const path = usePathname();

  const show = useCallback((requested: Modal | null) => {
    if (!requested) turn.current += 1;
    // Closed and asked for again in one breath, it would look like the one that is closed already.
    const next = requested && { ...requested, turn: turn.current };
    current.current = next;
    setModal(next);
    if (!next) isOwnEntry.current = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft change of page says nothing of the hash.
  useEffect(() => {
    /** The history has moved, the router writes what it found there, and only then does the hash tell. */
    let isMoving = false;
    const onChange = ({ oldURL }: HashChangeEvent) => {
      const follow = (work: () => void) => {
        whileTravelling(work);
        isOwnEntry.current = current.current !== null && !current.current.hideClose;
      };
      isMoving = false;
      const isOurWish = hasLeft();
      const taken = takeRequestedModal(location.hash);
      const held = current.current;
      const next = taken?.modal ?? null;
      if (held && !taken?.isRequested) {
        // The event of a change that another has overtaken.
        if (next && held.id === next.id && held.to === next.to) return;
        // Only who opened it closes it: no other address, and no "back" on this page.
        if (held.hideClose && !isOurWish) return follow(() => askModal(held));
        if (held.back && !next) {
          const { back } = held;
          current.current = null;
          return follow(() => askModal(back));
        }
      }
      // One modal instead of another keeps the entry.
      if (next && !readModalAddress(new URL(oldURL).hash)) {
        isOwnEntry.current = !next.hideClose && pageOf(oldURL) === pageOf(location.href);
      }
      // Tells the router about the hash, or its next change of the address would drop it.
      if (next) history.replaceState(null, '', location.href);
      show(next);
      if (!next) follow(askNext);
    };
    // A soft change of the address that takes the hash away tells nobody of it.
    const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (!current.current || current.current.hideClose || location.hash || isMoving) return;
      if (navigationType === 'traverse') {
        isMoving = true;
        return;
      }
      show(null);
      askNext();
    };
    const onRequested = () => show(takeRequestedModal(location.hash)?.modal ?? null);
    // A page that is reached softly keeps its modal, and what was said of it.
    const here = readModalAddress(location.hash);
    if (here?.id !== current.current?.id) {
      hasLeft();
      isOwnEntry.current = false;
      show(takeRequestedModal(location.hash)?.modal ?? null);
      if (!current.current) askNext();
    }
    addEventListener('hashchange', onChange);
    wakeUp();
    addEventListener(MODAL_REQUESTED, onRequested);
    globalThis.navigation?.addEventListener('currententrychange', onEntry);
    return () => {
      removeEventListener('hashchange', onChange);
      removeEventListener(MODAL_REQUESTED, onRequested);
      globalThis.navigation?.removeEventListener('currententrychange', onEntry);
    };
  }, [path, show]);

  const leave = useCallback(() => {
    // Whoever closes after having asked for another is late.
    if (readModalAddress(location.hash)?.id !== current.current?.id) return;
    const back = current.current?.back;
    if (back) askModal(back);
    else if (isOwnEntry.current) leaveByBack();
    else {
      current.current = null;
      history.replaceState(null, '', location.pathname + location.search);
      show(null);
      whileTravelling(askNext);
    }
  }, [show]);
  return [modal, leave];
}
