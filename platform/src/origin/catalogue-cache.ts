import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { OriginCatalogue } from './catalogue.ts';

/** A player requests a segment every four seconds; the schedule of a channel changes rarely. */
const CACHE_MS = 30_000;
const CACHE_ENTRIES = 500;

function cached<K extends string | number, V>(load: (key: K) => Promise<V>, clock: Clock) {
  // Missing objects (null) are cached too; the cache cannot store null directly.
  const cache = new LRUCache<K, { value: V }>({
    max: CACHE_ENTRIES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await load(key) }),
  });
  return async (key: K): Promise<V> => (await cache.forceFetch(key)).value;
}

/** The same catalogue, with each lookup cached for half a minute and shared by concurrent requests. */
export function withCache(catalogue: OriginCatalogue, clock: Clock): OriginCatalogue {
  return {
    channel: cached((id: number) => catalogue.channel(id), clock),
    title: cached((id: string) => catalogue.title(id), clock),
  };
}
