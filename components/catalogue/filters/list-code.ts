/** Code that only a changing list needs: loading and drawing. Most visits never use a filter. */
interface ListCode {
  titleTiles: typeof import('./title-tiles').titleTiles;
  fetchTitles: typeof import('@/lib/client/catalogue/fetch-titles').fetchTitles;
}

let loaded: ListCode | null = null;

/** Rejects if the script fails to load; the next call requests it again. */
export async function loadListCode(): Promise<ListCode> {
  if (loaded) return loaded;
  const [{ titleTiles }, { fetchTitles }] = await Promise.all([
    import('./title-tiles'),
    import('@/lib/client/catalogue/fetch-titles'),
  ]);
  loaded = { titleTiles, fetchTitles };
  return loaded;
}

/** Null until the list has changed for the first time. */
export const loadedListCode = (): ListCode | null => loaded;
