import type { Locale } from '../http/locale.ts';
import type { View } from './view.ts';

/**
 * Caches what a presenter made of a catalogue object, by language. Objects are immutable and live as long as their
 * snapshot, and so do the cached values: a list of a thousand channels is built from finished cards.
 */
export function perLocale<Thing extends object, Made>(
  make: (thing: Thing, view: View) => Made,
): (thing: Thing, view: View) => Made {
  const cache = new WeakMap<Thing, Partial<Record<Locale, Made>>>();
  return (object, view) => {
    let made = cache.get(object);
    if (!made) {
      made = {};
      cache.set(object, made);
    }
    const ready = made[view.locale] ?? make(object, view);
    made[view.locale] = ready;
    return ready;
  };
}
