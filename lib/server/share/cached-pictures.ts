import { LRUCache, type Perf } from 'lru-cache';

export interface Picture {
  jpeg: Buffer;
  /** Seconds for which it may be shown again; one that lacks its art is soon drawn anew. */
  lifeSeconds: number;
}

/** Finished pictures in memory, up to so many bytes. However many requests want a picture at once, it is made once. */
export function cachedPictures(mostBytes: number, clock: Perf = Date) {
  const pictures = new LRUCache<string, Picture, () => Promise<Picture>>({
    maxSize: mostBytes,
    sizeCalculation: ({ jpeg }) => jpeg.length,
    ttlResolution: 0,
    perf: clock,
    // Whoever waits for a picture gets it, even when others have taken its room meanwhile.
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
