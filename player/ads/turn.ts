/**
 * Whether an interruption has its turn (core/gates.ts). What plays in it follows, and stands still while something more
 * urgent holds the content.
 */
export interface Turn {
  readonly isOn: boolean;
  /** Whether the viewer wants it to play: a pause may come before its clip is loaded. */
  isWanted: boolean;
  /** A clip of it was on screen. */
  isShown: boolean;
  /** Called at each change until the signal aborts. */
  follow(listener: () => void, signal: AbortSignal): void;
}

export function createTurn(): Turn & { resume(): void; suspend(): void } {
  const listeners = new Set<() => void>();
  let isOn = false;
  const set = (on: boolean) => {
    isOn = on;
    for (const listener of [...listeners]) listener();
  };
  return {
    isWanted: true,
    isShown: false,
    get isOn() {
      return isOn;
    },
    follow(listener, signal) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
    resume: () => set(true),
    suspend: () => set(false),
  };
}
