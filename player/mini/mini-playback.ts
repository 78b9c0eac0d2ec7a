import type { PlayerCore } from '../create-player';

/** A playback that goes on in the mini-player, after its page is left. */
export interface MiniPlayback {
  /** What plays: an episode may be followed by the next one. */
  readonly key: string;
  core: PlayerCore;
  root: HTMLElement;
  /** The element with the picture, which another page shows again. */
  screen: HTMLElement;
  /** A page has the picture again. */
  release(): void;
  /** Ends the playback. */
  close(): void;
}

let current: MiniPlayback | null = null;

export const miniPlayback = (): MiniPlayback | null => current;

export function setMiniPlayback(playback: MiniPlayback | null): void {
  current = playback;
}
