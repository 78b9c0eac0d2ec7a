import { DEVICE_WEB } from './constants';
import type { UntimedEvent } from './events';

/** The events of the external counter; `alive` is the liveness image of spec 1 §7. */
export type Counted = 'page' | 'start' | 'update' | 'alive';

const COUNTED: Partial<Record<UntimedEvent['type'], Counted>> = {
  page: 'page',
  playbackStart: 'start',
  playbackUpdate: 'update',
};

export const countedAs = ({ type }: UntimedEvent): Counted | null => COUNTED[type] ?? null;

/**
 * The address of an external counter (spec 2 §7 "Analytics events"): the kind of event and its time in unix
 * seconds. No public source shows more of its format.
 */
export function pixelAddress(base: string, counted: Counted, now: number): string {
  const url = new URL(base);
  url.searchParams.set('evtp', counted);
  url.searchParams.set('fts', String(Math.floor(now / 1000)));
  url.searchParams.set('dvtp', String(DEVICE_WEB));
  return url.href;
}
