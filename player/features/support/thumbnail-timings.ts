import { abortWith } from '../../core/abort-with';
import { THUMBNAIL_STEP_S, THUMBNAIL_TIMINGS_TIMEOUT_MS } from '../../core/constants';
import { timeoutUntil } from '../feature';

/** The seconds that have a picture, in order: `seek_points` of the screenshot timings file (spec 2 §7). */
export function readPoints(answer: unknown): number[] {
  const points = (answer as { seek_points?: unknown } | null)?.seek_points;
  if (!Array.isArray(points)) return [];
  return points.filter((point): point is number => Number.isFinite(point)).sort((a, b) => a - b);
}

/** The last picture at or before a second; null outside of the file, which may end before a stream that grows. */
export function pointAt(points: readonly number[], second: number): number | null {
  const last = points.at(-1);
  if (last === undefined || second >= last + THUMBNAIL_STEP_S) return null;
  return points.findLast((point) => point <= second) ?? null;
}

/** Without an answer in time there are no points, and pictures are requested every ten seconds. */
export async function fetchPoints(url: string, signal: AbortSignal): Promise<number[]> {
  const limit = abortWith(signal);
  timeoutUntil(THUMBNAIL_TIMINGS_TIMEOUT_MS, () => limit.abort(), limit.signal);
  try {
    const answer = await fetch(url, { signal: limit.signal });
    return answer.ok ? readPoints(await answer.json()) : [];
  } catch {
    return [];
  } finally {
    limit.abort();
  }
}
