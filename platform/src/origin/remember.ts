import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { OriginCatalogue } from './catalogue.ts';

/** A player requests a segment every four seconds; the schedule of a channel changes rarely. */
const KEPT_MS = 30_000;
const KEPT_ENTRIES = 500;

function keep<K extends string | number, V>(load: (key: K) => Promise<V>, clock: Clock) {
  // Missing objects (null) are cached too; the cache cannot store null directly.
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

/** The same catalogue, with each lookup cached for half a minute and shared by concurrent requests. */
export function remembered(catalogue: OriginCatalogue, clock: Clock): OriginCatalogue {
  return {
    channel: keep((id: number) => catalogue.channel(id), clock),
    title: keep((id: string) => catalogue.title(id), clock),
  };
}
