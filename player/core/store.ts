/** What the player knows, by named key. Nobody but a feature writes here, and only what the media reported. */
export interface Store<S extends object> {
  get<K extends keyof S>(key: K): S[K];
  set(patch: Partial<S>): void;
  /** Calls back after a change of that key; returns the way out. */
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
      // Listeners run after the whole patch is in, so nobody sees half of it.
      for (const key of changed) for (const listener of [...(listeners.get(key) ?? [])]) listener();
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

/** Listens to several keys for as long as the signal lasts. */
export function watchKeys<S extends object>(
  store: Store<S>,
  keys: readonly (keyof S)[],
  listener: () => void,
  signal: AbortSignal,
): void {
  for (const key of keys) signal.addEventListener('abort', store.subscribe(key, listener));
}
