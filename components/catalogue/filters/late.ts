/** What only a list that changes needs: how it is asked for and drawn. Pages are read more often than narrowed. */
interface Late {
  titleTiles: typeof import('./titleTiles').titleTiles;
  fetchTitles: typeof import('@/lib/filters/fetch-titles').fetchTitles;
}

let arrived: Late | null = null;

/** Rejects when the script does not come; the next try asks again. */
export async function loadLate(): Promise<Late> {
  if (arrived) return arrived;
  const [{ titleTiles }, { fetchTitles }] = await Promise.all([
    import('./titleTiles'),
    import('@/lib/filters/fetch-titles'),
  ]);
  arrived = { titleTiles, fetchTitles };
  return arrived;
}

/** Null until something has changed. */
export const lateIfThere = (): Late | null => arrived;
