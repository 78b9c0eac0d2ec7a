import 'server-only';
import type { Metadata } from 'next';
import type { SiteContext } from '@/lib/server/site/current-site';
import type { Locale } from '@/lib/shared/i18n/locales';
import { brandIn } from '@/lib/shared/sites/sites';
import { addressIn, alternatesOf } from './alternates';
import { isIndexed, NOT_INDEXED } from './indexing';
import { shorten } from './mask';
import { openGraphLocales } from './page-locales';
import { type MaskValues, type PageType, pageText } from './page-text';
import type { ShareAddress } from './share-address';
import { BRAND_PICTURE, shareHref } from './share-address';
import { SHARE_SIZE } from './share-constants';
import { originOf } from './site-origin';

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
  /** The page itself stays out of search engines (quality E3). */
  isHidden?: boolean;
  /** Languages in which it is complete; all of the site's when absent. */
  locales?: readonly Locale[];
}

/** What search engines and whoever gets a link are told of a page: one place, so that no page forgets a part. */
export async function pageHead(head: PageHead, siteContext: SiteContext): Promise<Metadata> {
  const { path, isHidden = false } = head;
  const { title, description } = await textOf(head, siteContext);
  return {
    title,
    description,
    alternates: alternatesOf(path, siteContext, head.locales),
    ...(isHidden || !isIndexed(siteContext) ? { robots: NOT_INDEXED } : {}),
    ...sharing(head, description, siteContext),
  };
}

async function textOf({ mask, title, description }: PageHead, siteContext: SiteContext) {
  if (mask) return pageText(mask.type, siteContext, { values: mask.values, plain: { title, description } });
  return { title, description: description ? shorten(description) : undefined };
}

/** Open Graph and the cards of X. No stream is named: they are protected, and a page is what one shares. */
function sharing(
  { path, title, kind, picture, locales }: PageHead,
  description: string | null | undefined,
  { site, locale, audience }: SiteContext,
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
