/** Code that only a changing list needs: loading and drawing. Most visits never use a filter. */
interface Late {
  titleTiles: typeof import('./title-tiles').titleTiles;
  fetchTitles: typeof import('@/lib/client/catalogue/fetch-titles').fetchTitles;
}

let arrived: Late | null = null;

/** Rejects if the script fails to load; the next call requests it again. */
export async function loadLate(): Promise<Late> {
  if (arrived) return arrived;
  const [{ titleTiles }, { fetchTitles }] = await Promise.all([
    import('./title-tiles'),
    import('@/lib/client/catalogue/fetch-titles'),
  ]);
  arrived = { titleTiles, fetchTitles };
  return arrived;
}

/** Null until the list has changed for the first time. */
export const lateIfThere = (): Late | null => arrived;
