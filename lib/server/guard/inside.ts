import { randomUUID } from 'node:crypto';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readSiteVariant } from '@/lib/shared/sites/site-context';

/** Our server asks the framework for an inner address as it stands (docs/decisions/0011). */
export const INSIDE_HEADER = 'x-taspa-inside';

/** Which one, where the page is to keep the address that the viewer sees. */
export const INSIDE_PATH_HEADER = 'x-taspa-inside-path';

/** Server and guard are bundled apart and share the process: what only they know cannot come from outside. */
const SHARED = globalThis as { taspaInsideKey?: string };

/** @returns what proves, until this process ends, that it asks itself */
export function insideKey(): string {
  SHARED.taspaInsideKey ??= randomUUID();
  return SHARED.taspaInsideKey;
}

interface Inside {
  kind: 'render';
  path: string;
  locale: Locale;
  isFramable: boolean;
  cookies: [];
}

/** Null for every request that came from outside. */
export function readInside(path: string, key: string | null): Inside | null {
  if (!key || key !== SHARED.taspaInsideKey) return null;
  const [, id = '', locale] = path.split('/');
  const siteVariant = readSiteVariant(id);
  if (!siteVariant || !isLocale(locale)) return null;
  return { kind: 'render', path, locale, isFramable: siteVariant.context.isFramable, cookies: [] };
}
