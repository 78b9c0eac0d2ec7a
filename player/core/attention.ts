import { UNTOUCHED_MAX } from './constants';

/**
 * Whether the viewer is still there: the number of episodes in a row without any input, and whether the current one had
 * input.
 */
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
