'use client';

import { loadWords } from '@/lib/client/i18n/load-words';
import { useKey } from './context';
import { useLoadedLayer } from './use-loaded-layer';

async function loadHelp() {
  const [{ HelpLayer }, words] = await Promise.all([import('./help/HelpLayer'), loadWords('playerHelp')]);
  return { HelpLayer, words };
}

/** The list of keys; it loads when it is first opened. */
export function Help(page: { hasTheatre: boolean; hasChannels: boolean }) {
  const help = useLoadedLayer(useKey('layer') === 'help', loadHelp);
  return help && <help.HelpLayer words={help.words} {...page} />;
}
