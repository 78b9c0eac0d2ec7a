'use client';

import { useEffect } from 'react';
import { loadLanguages } from '@/lib/client/account/languages';
import { readStored, writeStored } from '@/lib/client/browser/storage';
import { keepForPlayer } from './keep-languages';

/** Once in a tab; a logout clears the storage of the tab. */
const KEY = 'taspa.languages';
const ASKING = '0';
const DONE = '1';
/** What the page itself needs comes first. */
const WAIT_MS = 3_000;

/** Gives the player of this browser the language order that the viewer saved on another device. */
export function SyncLanguages() {
  useEffect(() => {
    if (readStored('session', KEY) === DONE) return;
    // In a tab that stores nothing every page would ask.
    if (!writeStored('session', KEY, ASKING)) return;
    const timer = setTimeout(async () => {
      // Without an answer this browser keeps what it has, and the next page asks again.
      const own = await loadLanguages().catch(() => null);
      if (!own) return;
      await keepForPlayer(own);
      writeStored('session', KEY, DONE);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
