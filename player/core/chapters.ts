import type { Chapter } from './source';

/** The chapter of a second; null before the first one. */
export function chapterAt(chapters: readonly Chapter[], second: number): Chapter | null {
  return chapters.findLast(({ at }) => at <= second) ?? null;
}
