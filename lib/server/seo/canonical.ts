import 'server-only';
import { permanentRedirect } from 'next/navigation';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isNotFound } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { addressIn } from './alternates';

/** A shorter number at the end of a slug is part of a name, as in `taspa-1`. */
const TRAILING_ID = /-(\d{3,20})$/;

/** The id that a slug ends with; null when it has none. */
export function trailingId(slug: string): string | null {
  return TRAILING_ID.exec(slug)?.[1] ?? null;
}

/** Reads by the requested slug; an unknown one may still end with a valid id (quality E3). */
export async function bySlugOrId<Value>(key: string, read: (key: string) => Promise<Value>): Promise<Value> {
  try {
    return await read(key);
  } catch (error) {
    const id = trailingId(key);
    if (!isNotFound(error) || id === null) throw error;
    return read(id);
  }
}

/**
 * How a requested slug relates to the one that the address should carry (quality E3). A page requested by its id alone is shown
 * and stays out of search engines; an outdated slug with a right id leads to the canonical address.
 */
export type SlugMatch = 'canonical' | 'id' | 'outdated';

export function matchSlug(requested: string, canonical: string): SlugMatch {
  // Also where the platform has no slug, so that the canonical address is the id.
  if (/^\d+$/.test(requested)) return 'id';
  return requested === canonical ? 'canonical' : 'outdated';
}

/** 308 to a page in the language of the reader; the server adds the rest of the query. */
export function redirectToCanonical(path: string, { site, locale }: { site: Site; locale: Locale }): never {
  return permanentRedirect(addressIn(path, locale, site));
}
