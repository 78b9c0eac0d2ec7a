import 'server-only';
import { permanentRedirect } from 'next/navigation';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isNotFound } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { addressIn } from './alternates';

/** A shorter number at the end of a slug is a part of a name, as in `taspa-1`. */
const TRAILING_ID = /-(\d{3,20})$/;

/** The id that a slug ends with; null when it has none. */
export function trailingId(slug: string): string | null {
  return TRAILING_ID.exec(slug)?.[1] ?? null;
}

/** Reads by the slug asked for; one that nobody knows may still end with a right id (quality E3). */
export async function bySlugOrId<Value>(key: string, read: (key: string) => Promise<Value>): Promise<Value> {
  try {
    return await read(key);
  } catch (error) {
    const id = trailingId(key);
    if (!isNotFound(error) || id === null) throw error;
    return read(id);
  }
}

interface Requested {
  requested: string;
  /** What the address should carry. */
  slug: string;
  path: string;
}

/**
 * Whether a page was asked for by its id alone: it is shown, and stays out of search engines. A wrong slug with a right id
 * leads to the right address, in the language that is read (quality E3); the server adds what else was in the query.
 */
export function isRequestedById(
  { requested, slug, path }: Requested,
  siteContext: { site: Site; locale: Locale },
): boolean {
  if (requested === slug) return false;
  if (/^\d+$/.test(requested)) return true;
  return permanentRedirect(addressIn(path, siteContext.locale, siteContext.site));
}
