import { randomUUID } from 'node:crypto';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { readSiteVariant } from '@/lib/shared/sites/site-context';

/** Our server requests an inner address directly (docs/decisions/0011). */
export const INSIDE_HEADER = 'x-taspa-inside';

/** The inner path, where the page keeps the address that the viewer sees. */
export const INSIDE_PATH_HEADER = 'x-taspa-inside-path';

/**
 * Server and guard are bundled separately and share the process: a key in its memory cannot come from
 * outside.
 */
const SHARED = globalThis as { taspaInsideKey?: string };

/** @returns the key that proves, until this process ends, that the request is its own */
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

/** Null for every request from outside. */
export function readInside(path: string, key: string | null): Inside | null {
  if (!key || key !== SHARED.taspaInsideKey) return null;
  const [, id = '', locale] = path.split('/');
  const siteVariant = readSiteVariant(id);
  if (!siteVariant || !isLocale(locale)) return null;
  return { kind: 'render', path, locale, isFramable: siteVariant.context.isFramable, cookies: [] };
}
