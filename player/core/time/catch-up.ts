/** Ours: low-latency playback that has fallen behind plays this much faster; nobody hears 5 %. */
export const CATCH_UP_RATE = 1.05;
/** From this far behind it plays faster still: at 5 % a stall of three seconds would be felt for a minute. */
export const FAR_CATCH_UP_RATE = 1.1;
const FAR_S = 1;
/** Playing faster begins when playback is this far behind its place. */
const BEGIN_S = 0.3;
/** Playing faster ends here. */
const END_S = 0.05;
/** A viewer who has stepped back farther than this stays at their position. */
const LONGEST_S = 6;
/** Playback that has fallen farther behind jumps ahead instead, because playing faster would take half a minute. */
export const JUMP_S = 3;
/** Playing faster from a short buffer would stall, and so would a jump to its end. */
const BUFFER_S = 1;

export interface Lag {
  /** Seconds from the position to the place where live playback belongs. */
  behind: number;
  /** Seconds of media after the position. */
  buffered: number;
  rate: number;
  /** The viewer watches live: nobody has paused or stepped back. */
  isFollowing: boolean;
}

/** How low-latency playback returns to its live position: by a playback rate of 1 or slightly more, or by a jump. */
export function liveMove({ behind, buffered, rate, isFollowing }: Lag): number | 'jump' {
  // Only to what is loaded already, so the jump itself costs no wait.
  if (isFollowing && behind > JUMP_S && buffered >= behind + BUFFER_S) return 'jump';
  if (buffered < BUFFER_S || (behind > LONGEST_S && !isFollowing)) return 1;
  if (behind > FAR_S) return FAR_CATCH_UP_RATE;
  return behind > (rate > 1 ? END_S : BEGIN_S) ? CATCH_UP_RATE : 1;
}

/** The speed that the viewer has chosen. */
export function chosenRate(rate: number): number {
  return rate === CATCH_UP_RATE || rate === FAR_CATCH_UP_RATE ? 1 : rate;
}
