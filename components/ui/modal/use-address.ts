'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  askModal,
  askNext,
  duringHistoryChange,
  hasLeft,
  leaveByBack,
  MODAL_DISMISSED,
  MODAL_REQUESTED,
  takeRequestedModal,
} from '@/lib/client/modals/ask';
import { readModalAddress } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';

/**
 * The hash of a link that was pressed before hydration: when the router starts it writes the initial address again,
 * which would drop the hash.
 */
let earlyHash: string | null = typeof window === 'undefined' ? null : location.hash;
// By the event's own address: the router may have written its own before the browser sends the event.
const storeEarlyHash = ({ newURL }: HashChangeEvent) => {
  earlyHash = new URL(newURL).hash;
};
if (typeof window !== 'undefined') addEventListener('hashchange', storeEarlyHash);

function restoreEarlyHash(): void {
  if (earlyHash === null) return;
  // After an event that the browser has still to send.
  setTimeout(() => {
    removeEventListener('hashchange', storeEarlyHash);
    if (earlyHash && !location.hash && readModalAddress(earlyHash)) location.hash = earlyHash;
    earlyHash = null;
  });
}

const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

/** The modal in the address, and a function that leaves it: to the modal before, or to the page. */
export function useAddress(): [Modal | null, () => void] {
  const [modal, setModal] = useState<Modal | null>(null);
  const current = useRef<Modal | null>(null);
  /** True if the modal has its own history entry: going back closes it and stays on the page. */
  const isOwnEntry = useRef(false);
  const turn = useRef(0);
  const path = usePathname();

  const show = useCallback((requested: Modal | null) => {
    if (!requested) turn.current += 1;
    // A new number, so that a modal that is requested again at once differs from the closed one.
    const next = requested && { ...requested, turn: turn.current };
    current.current = next;
    setModal(next);
    if (!next) isOwnEntry.current = false;
  }, []);

  const leave = useCallback(() => {
    // A late call of a modal that was already replaced.
    if (readModalAddress(location.hash)?.id !== current.current?.id) return;
    const back = current.current?.back;
    if (back) askModal(back);
    else if (isOwnEntry.current) leaveByBack();
    else {
      current.current = null;
      history.replaceState(null, '', location.pathname + location.search);
      show(null);
      duringHistoryChange(askNext);
    }
  }, [show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft change of page says nothing of the hash.
  useEffect(() => {
    /** The history moves first, then the router writes the address, and the hash event comes last. */
    let isMoving = false;
    const onChange = ({ oldURL }: HashChangeEvent) => {
      const follow = (work: () => void) => {
        duringHistoryChange(work);
        isOwnEntry.current = current.current !== null && !current.current.hideClose;
      };
      isMoving = false;
      const isClosedByCode = hasLeft();
      const taken = takeRequestedModal(location.hash);
      const held = current.current;
      const next = taken?.modal ?? null;
      if (held && !taken?.isRequested) {
        // The event of a change that was replaced by a later one.
        if (next && held.id === next.id && held.to === next.to) return;
        // Such a modal is closed by its own code only: not by another address, and not by "back" on this page.
        if (held.hideClose && !isClosedByCode) return follow(() => askModal(held));
        if (held.back && !next) {
          const { back } = held;
          current.current = null;
          return follow(() => askModal(back));
        }
      }
      // A modal that replaces another one keeps the history entry.
      if (next && !readModalAddress(new URL(oldURL).hash)) {
        isOwnEntry.current = !next.hideClose && pageOf(oldURL) === pageOf(location.href);
      }
      // Reports the hash to the router, which would otherwise drop it with its next change of the address.
      if (next) history.replaceState(null, '', location.href);
      show(next);
      if (!next) follow(askNext);
    };
    // A client-side navigation that removes the hash fires no hash event.
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
    // After a client-side navigation the modal stays open with its data.
    const addressed = readModalAddress(location.hash);
    if (addressed?.id !== current.current?.id) {
      hasLeft();
      isOwnEntry.current = false;
      show(takeRequestedModal(location.hash)?.modal ?? null);
      if (!current.current) askNext();
    }
    addEventListener('hashchange', onChange);
    restoreEarlyHash();
    addEventListener(MODAL_REQUESTED, onRequested);
    addEventListener(MODAL_DISMISSED, leave);
    globalThis.navigation?.addEventListener('currententrychange', onEntry);
    return () => {
      removeEventListener('hashchange', onChange);
      removeEventListener(MODAL_REQUESTED, onRequested);
      removeEventListener(MODAL_DISMISSED, leave);
      globalThis.navigation?.removeEventListener('currententrychange', onEntry);
    };
  }, [path, show, leave]);

  return [modal, leave];
}
