import { HOUR_SECONDS } from './constants';

/** Close moments share one request: windows start on whole quarters of a day. */
const STEP = 6 * HOUR_SECONDS;

/** Programmes around a moment: enough for the player to cross midnight. */
export function windowAround(seconds: number): { start: number; end: number } {
  const middle = Math.floor(seconds / STEP) * STEP;
  return { start: middle - STEP, end: middle + 2 * STEP };
}
