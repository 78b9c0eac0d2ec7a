import type { Catalogue } from '@/lib/server/catalogue/load-catalogue';

/** The first list as the browser gets it: its tiles are in the page already, so of their titles only the ids. */
export interface CatalogueStart extends Catalogue {
  drawn: string[];
}

export function startOf(catalogue: Catalogue): CatalogueStart {
  const { page } = catalogue;
  return { ...catalogue, page: { ...page, contents: [] }, drawn: page.contents.map(({ id }) => id) };
}
