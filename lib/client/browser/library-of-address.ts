import { isPlatformInt } from '@/lib/shared/ids';

/**
 * The library in the address (spec 2 §2 "Catalogue and channel routes"); stored pages do not know it. Browser
 * only.
 */
export function libraryOfAddress(): string | null {
  const id = new URLSearchParams(location.search).get('library_id');
  return id !== null && isPlatformInt(id) ? id : null;
}
