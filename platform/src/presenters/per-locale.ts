import type { Locale } from '../http/locale.ts';
import type { View } from './view.ts';

/**
 * Remembers what a presenter made of a thing of the catalogue, by language. Things are immutable and live as long as their
 * snapshot, and so does what is remembered of them: a list of a thousand channels is put together from ready cards.
 */
export function perLocale<Thing extends object, Made>(
  make: (thing: Thing, view: View) => Made,
): (thing: Thing, view: View) => Made {
  const known = new WeakMap<Thing, Partial<Record<Locale, Made>>>();
  return (thing, view) => {
    let made = known.get(thing);
    if (!made) {
      made = {};
      known.set(thing, made);
    }
    const ready = made[view.locale] ?? make(thing, view);
    made[view.locale] = ready;
    return ready;
  };
}
