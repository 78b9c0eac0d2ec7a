'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isTelevision } from '@/lib/client/browser/is-television';
import { SUGGESTIONS_HIDE_MS } from '@/lib/rules/search/constants';

/**
 * The state of a list under a field (ARIA combobox): whether it is open, and the current option.
 * @param keys of the options; a late answer moves an option, or takes it away, while it is the current one
 */
export function useList(keys: readonly string[], onChoose: (at: number) => void) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = keys.length;
  const isShown = isOpen && count > 0;
  const at = active === null ? -1 : keys.indexOf(active);

  useEffect(() => () => clearTimeout(timer.current), []);

  const activate = (index: number) => setActive(keys[index] ?? null);
  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setActive(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isAtEnd = at + step < -1 || at + step >= count;
    // A remote control leaves the list at its ends.
    if (step !== 0 && count > 0 && !(isAtEnd && isTelevision())) {
      event.preventDefault();
      open();
      // The field itself is one position between the last and the first option.
      activate(((at + 1 + step + count + 1) % (count + 1)) - 1);
    }
    if (event.key === 'Enter' && isShown && at >= 0) {
      event.preventDefault();
      onChoose(at);
    }
  };

  return {
    isOpen,
    isShown,
    active: isShown ? at : -1,
    activate,
    open,
    close,
    onKeyDown,
    /** Spec 2 §5 "Search input": suggestions hide shortly after the field has lost the focus. */
    closeSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, SUGGESTIONS_HIDE_MS);
    },
  };
}

export type List = ReturnType<typeof useList>;
