import { type ListSource, type ReadList, readList } from './m3u/read.ts';
import type { ReadItem } from './xmltv/feed.ts';
import { guideFeed } from './xmltv/feed.ts';

/** A guide that is read in parts: each call takes a part, null at the end, and returns the programmes it completed. */
export type GuideReading = {
  feed(part: Uint8Array | null): Promise<ReadItem[]>;
  close(): Promise<void>;
};

/** Reads the text of lists and guides. */
export type Readers = {
  list(bytes: Uint8Array, source: ListSource): Promise<ReadList>;
  guide(zone: string): GuideReading;
};

/** Reads in the calling thread: for a process that does nothing else. */
export const readersHere: Readers = {
  list: async (bytes, source) => readList(bytes, source),
  guide(zone) {
    const feed = guideFeed(zone);
    return { feed: async (part) => feed(part), close: async () => undefined };
  },
};
