'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

type Words = Pick<Messages['errors'], 'title' | 'text' | 'retry' | 'home' | 'watch_tv'>;

const Context = createContext<Words | null>(null);

/** Error boundaries run in the browser without the dictionary, so the layout passes them their texts. */
export function ErrorWords({ words, children }: { words: Words; children: ReactNode }) {
  return <Context value={words}>{children}</Context>;
}

export function useErrorWords(): Words | null {
  return useContext(Context);
}
