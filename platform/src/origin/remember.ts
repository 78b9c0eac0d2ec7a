import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { OriginCatalogue } from './catalogue.ts';

/** A viewer asks for a segment every four seconds; the schedule of a channel changes once a season. */
const KEPT_MS = 30_000;
const KEPT_ENTRIES = 500;

function keep<K extends string | number, V>(load: (key: K) => Promise<V>, clock: Clock) {
  // What does not exist (null) is kept as well, and the cache takes no such value.
  const known = new LRUCache<K, { value: V }>({
    max: KEPT_ENTRIES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await load(key) }),
  });
  return async (key: K): Promise<V> => (await known.forceFetch(key)).value;
}

/** The same catalogue, asked at most every half a minute for the same thing, and once by many at the same time. */
export function remembered(catalogue: OriginCatalogue, clock: Clock): OriginCatalogue {
  return {
    channel: keep((id: number) => catalogue.channel(id), clock),
    title: keep((id: string) => catalogue.title(id), clock),
  };
}
