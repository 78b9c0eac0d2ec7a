import 'server-only';
import { permanentRedirect } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { isNotFound } from '@/lib/platform/errors';
import type { Site } from '@/lib/sites/sites';
import { addressIn } from './alternates';

/** A shorter number at the end of a slug is a part of a name, as in `taspa-1`. */
const TRAILING_ID = /-(\d{3,20})$/;

/** The id that a slug ends with; null when it has none. */
export function trailingId(slug: string): string | null {
  return TRAILING_ID.exec(slug)?.[1] ?? null;
}

/** Reads by the slug asked for; one that nobody knows may still end with a right id (facts/quality.md E3). */
export async function bySlugOrId<Value>(key: string, read: (key: string) => Promise<Value>): Promise<Value> {
  try {
    return await read(key);
  } catch (error) {
    const id = trailingId(key);
    if (!isNotFound(error) || id === null) throw error;
    return read(id);
  }
}

interface Asked {
  asked: string;
  /** What the address should carry. */
  slug: string;
  path: string;
}

/**
 * Whether a page was asked for by its id alone: it is shown, and stays out of search engines. A wrong slug with a right id
 * leads to the right address, in the language that is read (facts/quality.md E3); the server adds what else was in the query.
 */
export function isAskedById({ asked, slug, path }: Asked, face: { site: Site; locale: Locale }): boolean {
  if (asked === slug) return false;
  if (/^\d+$/.test(asked)) return true;
  return permanentRedirect(addressIn(path, face.locale, face.site));
}
