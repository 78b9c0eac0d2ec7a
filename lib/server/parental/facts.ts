import { LRUCache, type Perf } from 'lru-cache';
import { FACTS_LIFE_MS } from '@/lib/rules/parental/constants';

const MAX_FACTS = 20_000;

/**
 * Caches answers of the platform about a user for a short time, so that changing channels does not call it
 * every time. Failures are not cached. A running call whose key is deleted still answers its callers.
 */
export function cachedFacts<Value extends object>(clock: Perf = Date) {
  return new LRUCache<string, Value, () => Promise<Value>>({
    max: MAX_FACTS,
    ttl: FACTS_LIFE_MS,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });
}
