import type { ComponentType } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

export interface LoadedPanel {
  Panel: ComponentType<SearchPanelProps>;
  words: SearchPanelProps['words'];
}

/** Loads the field with its texts. Rejects if they fail to load. */
export async function loadPanel(): Promise<LoadedPanel> {
  return { Panel: SearchPanel, words: await loadWords('search') };
}
