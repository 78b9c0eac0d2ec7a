import type { Clock } from '../clock.ts';
import type { OriginCatalogue } from './catalogue.ts';
import { Lru } from './lru.ts';

/** A viewer asks for a segment every four seconds; the schedule of a channel changes once a season. */
const KEPT_MS = 30_000;
const KEPT_ENTRIES = 500;

function keep<K, V>(load: (key: K) => Promise<V>, clock: Clock): (key: K) => Promise<V> {
  const known = new Lru<{ at: number; value: Promise<V> }>(KEPT_ENTRIES);
  return (key) => {
    const name = String(key);
    const found = known.get(name);
    if (found && clock.now() - found.at < KEPT_MS) return found.value;
    const value = load(key);
    known.set(name, { at: clock.now(), value });
    value.catch(() => known.delete(name));
    return value;
  };
}

/** The same catalogue, asked at most every half a minute for the same thing, and once by many at the same time. */
export function remembered(catalogue: OriginCatalogue, clock: Clock): OriginCatalogue {
  return {
    channel: keep((id: number) => catalogue.channel(id), clock),
    title: keep((id: string) => catalogue.title(id), clock),
  };
}
