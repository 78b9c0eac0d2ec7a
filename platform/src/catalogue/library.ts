import type { LibraryCatalogue } from '../origin/library/catalogue.ts';
import type { CatalogueStore } from './store.ts';

/** What the server of film files may know of the catalogue. */
export function libraryCatalogue(store: CatalogueStore): LibraryCatalogue {
  return {
    async film(contentId) {
      return (await store.current()).contents.get(contentId)?.file ?? null;
    },
  };
}
