import { type RootMark, rootAttribute } from '@/lib/shared/root-marks';

/** Two parts of a page may set the same mark. */
const counts = new Map<RootMark, number>();

/** Sets a mark until the returned function is called. */
export function markRoot(mark: RootMark): () => void {
  count(mark, 1);
  return () => count(mark, -1);
}

function count(mark: RootMark, by: number): void {
  const next = (counts.get(mark) ?? 0) + by;
  counts.set(mark, next);
  document.documentElement.toggleAttribute(rootAttribute(mark), next > 0);
}
