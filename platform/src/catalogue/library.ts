import type { LibraryCatalogue } from '../origin/library/catalogue.ts';
import type { CatalogueStore } from './store.ts';

/** The part of the catalogue that the server of film files needs. */
export function libraryCatalogue(store: CatalogueStore): LibraryCatalogue {
  return {
    async film(contentId) {
      return (await store.current()).contents.get(contentId)?.file ?? null;
    },
  };
}
