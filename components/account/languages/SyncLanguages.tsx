'use client';

import { useEffect } from 'react';
import { loadLanguages } from '@/lib/client/account/languages';
import { keepForPlayer } from './keep-languages';

/** Once in a tab; a logout clears the storage of the tab. */
const KEY = 'taspa.languages';
/** What the page itself needs comes first. */
const WAIT_MS = 3_000;

/** Gives the player of this browser the language order that the viewer saved on another device. */
export function SyncLanguages() {
  useEffect(() => {
    if (isDone()) return;
    const timer = setTimeout(async () => {
      // Without an answer this browser keeps what it has, and the next page asks again.
      const own = await loadLanguages().catch(() => null);
      if (!own) return;
      await keepForPlayer(own);
      setDone();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function isDone(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function setDone(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // A forbidden storage.
  }
}
