import { isPlatformInt } from '@/lib/ids';

/** The library in the address (spec 2 §2 "optional query library_id"); pages are the same for all. Browser only. */
export function libraryOfAddress(): string | null {
  const id = new URLSearchParams(location.search).get('library_id');
  return id !== null && isPlatformInt(id) ? id : null;
}
