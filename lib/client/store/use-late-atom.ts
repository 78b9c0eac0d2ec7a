'use client';

import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';

/**
 * The value of an atom whose script, together with the store, loads when an island needs it (decisions/0018).
 * Null without `load`, until it is loaded, and on the server. `load` must be the same function each time.
 */
export function useLateAtom<Value>(load: (() => Promise<Atom<Value>>) | null): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    setValue(null);
    if (!load) return;
    let isOver = false;
    let stop = () => {};
    Promise.all([import('./store'), load()]).then(
      ([{ store }, atom]) => {
        if (isOver) return;
        const read = () => setValue(() => store.get(atom));
        stop = store.sub(atom, read);
        read();
      },
      // Without the script the page stays as everyone sees it.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [load]);
  return value;
}
