import { LRUCache, type Perf } from 'lru-cache';
import { FACTS_KEPT_MS } from '@/lib/rules/parental/constants';

const MAX_FACTS = 20_000;

/**
 * Keeps what the platform said of somebody for a short time, so that zapping does not ask it at every channel. A failure is
 * not kept. A call that is under way while its key is deleted still answers whoever waits for it.
 */
export function cachedFacts<Value extends object>(clock: Perf = Date) {
  return new LRUCache<string, Value, () => Promise<Value>>({
    max: MAX_FACTS,
    ttl: FACTS_KEPT_MS,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });
}
