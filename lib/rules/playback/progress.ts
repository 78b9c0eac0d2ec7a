// How far this viewer got with each episode. Small on purpose: every page with episodes carries it; what fills it
// comes by itself (own-episodes.ts).
let shares: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0…100; null when it was never begun, or nobody knows. */
export const progressOf = (id: string): number | null => shares.get(id) ?? null;

export function setProgress(next: ReadonlyMap<string, number>): void {
  shares = next;
  for (const listener of listeners) listener();
}
