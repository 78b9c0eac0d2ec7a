// The watched share of each episode for this viewer. Every page with episodes contains this file, so it is
// small; own-episodes.ts loads the values later.
let shares: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0…100; null when it was never started or is unknown. */
export const progressOf = (id: string): number | null => shares.get(id) ?? null;

export function setProgress(next: ReadonlyMap<string, number>): void {
  shares = next;
  for (const listener of listeners) listener();
}

let next: { seriesId: string; season: number } | null = null;

/** The season in which this viewer continues a series; null when it is unknown. */
export const nextSeasonOf = (seriesId: string): number | null =>
  next?.seriesId === seriesId ? next.season : null;

export function setNextSeason(seriesId: string, season: number): void {
  next = { seriesId, season };
  for (const listener of listeners) listener();
}

/** What is known belongs to an earlier viewer. */
export function forgetProgress(): void {
  next = null;
  setProgress(new Map());
}
