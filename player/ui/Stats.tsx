'use client';

import { loadWords } from '@/lib/client/i18n/load-words';
import { useKey } from './context';
import { useLoadedLayer } from './use-loaded-layer';

async function loadStats() {
  const [{ StatsLayer }, words] = await Promise.all([import('./stats/StatsLayer'), loadWords('playerStats')]);
  return { StatsLayer, words };
}

/** The measures of playback; they load when they are first shown. */
export function Stats() {
  const stats = useLoadedLayer(useKey('isStatsShown'), loadStats);
  return stats && <stats.StatsLayer words={stats.words} />;
}
