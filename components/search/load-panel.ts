import type { ComponentType } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

export interface LoadedPanel {
  Panel: ComponentType<SearchPanelProps>;
  words: SearchPanelProps['words'];
}

/** The field with its words. Rejects when they do not come. */
export async function loadPanel(): Promise<LoadedPanel> {
  return { Panel: SearchPanel, words: await loadWords('search') };
}
