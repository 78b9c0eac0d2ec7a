import type { ListSource, ReadList } from '../m3u/read.ts';
import type { ReadItem } from '../xmltv/feed.ts';

/** A task for the reading thread. */
export type ReadingOrder =
  | { do: 'list'; bytes: Uint8Array; source: ListSource }
  | { do: 'open'; zone: string }
  | { do: 'feed'; part: Uint8Array | null };

export type ReadingDone = ReadList | ReadItem[] | null;

/** Its answer: the result, or why the source is refused. */
export type ReadingAnswer = { done: ReadingDone } | { problem: string };
