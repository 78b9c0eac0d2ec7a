import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { isSlug } from '@/lib/shared/ids';
import { type Site, siteById } from '@/lib/shared/sites/sites';

/** Kinds of pages with their own picture. */
const KINDS = ['home', 'content', 'channel', 'person', 'row', 'rowset'] as const;

type ShareKind = (typeof KINDS)[number];

/** The page of a picture. */
export interface ShareAddress {
  kind: ShareKind;
  /** Its slugs; an episode has two. */
  keys: readonly string[];
  /** A hash of the contents, where they are known: then the picture can be cached forever. */
  version?: string;
}

/** For pages without their own picture. */
export const BRAND_PICTURE: ShareAddress = { kind: 'home', keys: ['brand'] };

/** Increased when the drawing changes, so that every address changes with it. */
const DRAWING = 4;

/**
 * `/og/taspa/kk/content/korga-12?v=0123456789ab`: the reader of a picture has no cookies, so the address
 * contains everything.
 */
export function shareHref({ kind, keys, version }: ShareAddress, site: Site, locale: Locale): string {
  const path = ['/og', site.id, locale, kind, ...keys.map((key) => encodeURIComponent(key))].join('/');
  return version ? `${path}?v=${version}` : path;
}

/** A hash of the contents. */
export function versionOf(contents: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, contents]))
    .digest('hex')
    .slice(0, 12);
}

export interface PictureRequest extends ShareAddress {
  site: Site;
  locale: Locale;
}

/** The picture of a path; null when the path is invalid (quality S28). */
export function readShareAddress(
  segments: Readonly<{ site: string; locale: string; kind: string; key: readonly string[] }>,
  version: string | null,
): PictureRequest | null {
  const site = siteById(segments.site);
  const { locale } = segments;
  const kind = KINDS.find((one) => one === segments.kind);
  if (!site || !isLocale(locale) || !site.locales.includes(locale) || !kind) return null;
  const keys = segments.key;
  const most = kind === 'content' ? 2 : 1;
  if (keys.length < 1 || keys.length > most || !keys.every(isSlug)) return null;
  return { site, locale, kind, keys, version: version ?? undefined };
}
