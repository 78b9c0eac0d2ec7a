/**
 * The state of one interruption (core/gates.ts): whether it may play now. It pauses while a more urgent interruption
 * holds the content.
 */
export interface Turn {
  readonly isOn: boolean;
  /** False after the viewer has paused, which may happen before the clip is loaded. */
  isWanted: boolean;
  /** Whether a clip of this interruption has been visible. */
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
