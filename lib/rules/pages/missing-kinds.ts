import { decodeSegment } from '@/lib/shared/ids';
import { partsOfInner } from '@/lib/shared/inner-path';
import { isForChild } from '@/lib/shared/sites/audience';
import { readSiteVariant, siteVariantId } from '@/lib/shared/sites/site-context';

/**
 * Inner pages, stored like others, that are shown in place of a page that is missing or cannot be rendered
 * (docs/decisions/0011).
 */
const INNER = 'missing';

const KINDS = ['content', 'channel', 'category', 'subscription', 'page', 'adults', 'unavailable'] as const;

export type MissingKind = (typeof KINDS)[number];

export const isMissingKind = (value: string): value is MissingKind => KINDS.includes(value as MissingKind);

/** The inner address of the fallback page with the same site variant and language. */
export function missingPath(innerPath: string, kind: MissingKind): string {
  const [, siteVariant, locale] = innerPath.split('/');
  return `/${siteVariant}/${locale}/${INNER}/${kind}`;
}

/** The same page for the audience everyone; null when the page is not for a child. */
export function everyonesPath(innerPath: string): string | null {
  const [, id = '', ...rest] = innerPath.split('/');
  const siteVariant = readSiteVariant(id);
  if (!siteVariant || !isForChild(siteVariant.audience)) return null;
  return ['', siteVariantId({ ...siteVariant, audience: 'everyone' }), ...rest].join('/');
}

/** It is not a public address: the name alone is an address without a page. */
export function withoutMissing(pathname: string): string {
  return decodeSegment(pathname.split('/')[1] ?? '') === INNER ? `/${INNER}` : pathname;
}

/** The kind of the nearest `not-found.tsx` of an inner address (spec 2 §8). */
export function missingKind(innerPath: string): Exclude<MissingKind, 'adults' | 'unavailable'> {
  const [first, ...keys] = partsOfInner(innerPath);
  switch (`${first} ${keys.length}`) {
    case 'contents 1':
    case 'contents 2':
    case 'watch 1':
    case 'trailers 1':
    case 'content_embed 1':
      return 'content';
    case 'channels 1':
      return 'category';
    case 'channels 2':
    case 'channel_embed 1':
      return 'channel';
    case 'packets 1':
      return 'subscription';
    default:
      return 'page';
  }
}
