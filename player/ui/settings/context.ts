'use client';

import { createContext, useContext } from 'react';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

export type SettingsWords = Messages['playerSettings'];
export type Page = 'main' | 'subtitles' | 'style' | 'audio' | 'quality' | 'speed' | 'sleep' | 'keys';

interface SettingsContextValue {
  words: SettingsWords;
  go(page: Page): void;
}

export const SettingsContext = createContext<SettingsContextValue | null>(null);

export function useSettings(): SettingsContextValue {
  const context = useContext(SettingsContext);
  if (!context) throw new Error('A page of the settings stands outside of them');
  return context;
}
