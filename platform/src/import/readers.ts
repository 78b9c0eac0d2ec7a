import { type ListSource, type ReadList, readList } from './m3u/read.ts';
import type { ReadItem } from './xmltv/feed.ts';
import { guideFeed } from './xmltv/feed.ts';

/** A guide on its way in: takes its parts one after the other, null at the end, and gives what each of them completed. */
export type GuideReading = {
  feed(part: Uint8Array | null): Promise<ReadItem[]>;
  close(): Promise<void>;
};

/** What reads the text of lists and guides. */
export type Readers = {
  list(bytes: Uint8Array, source: ListSource): Promise<ReadList>;
  guide(zone: string): GuideReading;
};

/** Reads in the thread that asks: for a process that has nothing else to do. */
export const readersHere: Readers = {
  list: async (bytes, source) => readList(bytes, source),
  guide(zone) {
    const feed = guideFeed(zone);
    return { feed: async (part) => feed(part), close: async () => undefined };
  },
};
