import type { ListSource, ReadList } from '../m3u/read.ts';
import type { ReadItem } from '../xmltv/feed.ts';

/** What a reading thread is asked to do. */
export type ReadingOrder =
  | { do: 'list'; bytes: Uint8Array; source: ListSource }
  | { do: 'open'; zone: string }
  | { do: 'feed'; part: Uint8Array | null };

export type ReadingDone = ReadList | ReadItem[] | null;

/** What it answers: the result, or why the source is refused. */
export type ReadingAnswer = { done: ReadingDone } | { problem: string };
