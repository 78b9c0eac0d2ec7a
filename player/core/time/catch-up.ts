/** Ours: low-latency playback that has fallen behind plays this much faster; nobody hears 5 %. */
export const CATCH_UP_RATE = 1.05;
/** It begins when playback is this far behind its place, */
const BEGIN_S = 0.3;
/** ends here, */
const END_S = 0.05;
/** and is not for who stepped back on purpose. */
const LONGEST_S = 6;
/** Playing faster from a short buffer would stall. */
const BUFFER_S = 1;

export interface Lag {
  /** Seconds from the position to the place where live playback belongs. */
  behind: number;
  /** Seconds of media after the position. */
  buffered: number;
  rate: number;
}

/** The speed of low-latency playback: 1, or a little more until it is in its place again. */
export function liveRate({ behind, buffered, rate }: Lag): number {
  if (behind > LONGEST_S || buffered < BUFFER_S) return 1;
  return behind > (rate === CATCH_UP_RATE ? END_S : BEGIN_S) ? CATCH_UP_RATE : 1;
}

/** The speed that the viewer has chosen. */
export function chosenRate(rate: number): number {
  return rate === CATCH_UP_RATE ? 1 : rate;
}
