import type { Happened } from './events';
import { DEVICE_WEB } from './limits';

/** Spec 2 §7 "Tracking params fts, evtp"; their values are of the counter's own convention and no public source shows them. */
const KINDS: Partial<Record<Happened['type'], string>> = {
  page: 'page',
  playbackStart: 'start',
  playbackUpdate: 'update',
};

/** The address of an external counter for an event; null for what it does not count. `fts` is the moment, in unix seconds. */
export function pixelAddress(base: string, { type }: Happened, now: number): string | null {
  const kind = KINDS[type];
  if (!kind) return null;
  const url = new URL(base);
  url.searchParams.set('evtp', kind);
  url.searchParams.set('fts', String(Math.floor(now / 1000)));
  url.searchParams.set('dvtp', String(DEVICE_WEB));
  return url.href;
}
