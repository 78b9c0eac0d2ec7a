/** What only a list that changes needs: loading and drawing it. Most visits never touch a filter. */
interface Late {
  titleTiles: typeof import('./title-tiles').titleTiles;
  fetchTitles: typeof import('@/lib/client/catalogue/fetch-titles').fetchTitles;
}

let arrived: Late | null = null;

/** Rejects when the script does not come; the next try asks again. */
export async function loadLate(): Promise<Late> {
  if (arrived) return arrived;
  const [{ titleTiles }, { fetchTitles }] = await Promise.all([
    import('./title-tiles'),
    import('@/lib/client/catalogue/fetch-titles'),
  ]);
  arrived = { titleTiles, fetchTitles };
  return arrived;
}

/** Null until something has changed. */
export const lateIfThere = (): Late | null => arrived;
