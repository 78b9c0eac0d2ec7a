/** The state of the player by key. Features, ads and `create-player.ts` write it; controls only read. */
export interface Store<S extends object> {
  get<K extends keyof S>(key: K): S[K];
  set(patch: Partial<S>): void;
  /** Calls back after a change of that key; returns a function that unsubscribes. */
  subscribe<K extends keyof S>(key: K, listener: () => void): () => void;
}

export function createStore<S extends object>(initial: S): Store<S> {
  const state: S = { ...initial };
  const listeners = new Map<keyof S, Set<() => void>>();

  return {
    get: (key) => state[key],
    set(patch) {
      const changed = (Object.keys(patch) as (keyof S)[]).filter((key) => !Object.is(state[key], patch[key]));
      Object.assign(state, patch);
      // Listeners run after the complete patch is applied.
      for (const key of changed) for (const listener of [...(listeners.get(key) ?? [])]) listener();
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

/** Listens to several keys until the signal aborts. */
export function watchKeys<S extends object>(
  store: Store<S>,
  keys: readonly (keyof S)[],
  listener: () => void,
  signal: AbortSignal,
): void {
  for (const key of keys) signal.addEventListener('abort', store.subscribe(key, listener));
}
