import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import type { Face } from '@/lib/sites/current';
import { brandIn } from '@/lib/sites/sites';
import { addressIn, alternatesOf } from './alternates';
import { isIndexed, NOT_INDEXED } from './indexing';
import { openGraphLocales } from './locales';
import { shorten } from './mask';
import { originOf } from './origin';
import { type MaskValues, type PageType, pageText } from './page-text';
import type { ShareAddress } from './share/address';
import { BRAND_PICTURE, shareHref } from './share/address';
import { SHARE_SIZE } from './share/limits';

interface PageHead {
  /** The canonical path, language aside. */
  path: string;
  /** What the page is called, without the brand. */
  title: string;
  description?: string | null;
  /** What the platform's masks may name; a page without has the plain texts above. */
  mask?: { type: PageType; values: MaskValues };
  /** The picture drawn for whoever shares it; the brand's own when absent. */
  picture?: ShareAddress;
  /** What Open Graph calls such a page; a plain page when absent. */
  kind?: 'video.movie' | 'video.tv_show' | 'video.episode' | 'video.other' | 'profile' | 'article';
  /** The page itself stays out of search engines (facts/quality.md E3). */
  isHidden?: boolean;
  /** Languages in which it is complete; all of the site's when absent. */
  locales?: readonly Locale[];
}

/** What search engines and whoever gets a link are told of a page: one place, so that no page forgets a part. */
export async function pageHead(head: PageHead, face: Face): Promise<Metadata> {
  const { path, isHidden = false } = head;
  const { title, description } = await textOf(head, face);
  return {
    title,
    description,
    alternates: alternatesOf(path, face, head.locales),
    ...(isHidden || !isIndexed(face) ? { robots: NOT_INDEXED } : {}),
    ...sharing(head, description, face),
  };
}

async function textOf({ mask, title, description }: PageHead, face: Face) {
  if (mask) return pageText(mask.type, face, { values: mask.values, plain: { title, description } });
  return { title, description: description ? shorten(description) : undefined };
}

/** Open Graph and the cards of X. No stream is named: they are protected, and a page is what one shares. */
function sharing(
  { path, title, kind, picture, locales }: PageHead,
  description: string | null | undefined,
  { site, locale, audience }: Face,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const shared = picture ?? BRAND_PICTURE;
  // Nobody shares from a child's session; what is drawn there would be made anew for it.
  const images =
    audience === 'everyone' ? [{ url: shareHref(shared, site, locale), ...SHARE_SIZE, alt: title }] : [];
  const about = description ?? undefined;
  return {
    openGraph: {
      title,
      description: about,
      url: new URL(addressIn(path, locale, site), originOf(site)),
      siteName: brandIn(site, locale),
      locale: openGraphLocales[locale],
      alternateLocale: (locales ?? site.locales)
        .filter((one) => one !== locale)
        .map((one) => openGraphLocales[one]),
      images,
      type: kind ?? 'website',
    },
    twitter: { card: 'summary_large_image', title, description: about, images },
  };
}
