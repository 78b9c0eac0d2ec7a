import { UNTOUCHED_MAX } from './constants';

/** Whether somebody is still there: episodes in a row that ended without a touch, and whether this one had one. */
export interface Attention {
  untouched: number;
  isTouched: boolean;
}

export const initialAttention: Attention = { untouched: 0, isTouched: false };

export function touched(): Attention {
  return { untouched: 0, isTouched: true };
}

/** The next title follows by itself. */
export function afterNextTitle({ untouched, isTouched }: Attention): Attention {
  return { untouched: isTouched ? 0 : untouched + 1, isTouched: false };
}

/** Asked before the next title follows. */
export function mustAsk(attention: Attention): boolean {
  return afterNextTitle(attention).untouched >= UNTOUCHED_MAX;
}
