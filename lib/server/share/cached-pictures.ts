import { LRUCache, type Perf } from 'lru-cache';

export interface Picture {
  jpeg: Buffer;
  /** Cache time in seconds; a picture without its art is drawn again soon. */
  lifeSeconds: number;
}

/** Finished pictures in memory, up to a number of bytes. Parallel requests for a picture draw it once. */
export function cachedPictures(mostBytes: number, clock: Perf = Date) {
  const pictures = new LRUCache<string, Picture, () => Promise<Picture>>({
    maxSize: mostBytes,
    sizeCalculation: ({ jpeg }) => jpeg.length,
    ttlResolution: 0,
    perf: clock,
    // Waiting requests get their picture, even when others have used its memory meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_name, _stale, { context: make, options }) {
      const picture = await make();
      options.ttl = picture.lifeSeconds * 1000;
      return picture;
    },
  });
  return (name: string, make: () => Promise<Picture>): Promise<Picture> =>
    pictures.forceFetch(name, { context: make });
}
