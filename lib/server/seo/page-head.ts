import 'server-only';
import type { Metadata } from 'next';
import type { SiteContext } from '@/lib/server/site/current-site';
import { env } from '@/lib/shared/env';
import type { Locale } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import { brandIn } from '@/lib/shared/sites/sites';
import { addressIn, alternatesOf } from './alternates';
import { isIndexed, NOT_INDEXED } from './indexing';
import { shorten } from './mask';
import { type MaskValues, type PageType, pageText } from './page-text';
import type { ShareAddress } from './share-address';
import { BRAND_PICTURE, shareHref } from './share-address';
import { SHARE_SIZE } from './share-constants';
import { originOf } from './site-origin';

interface PageHead {
  /** The canonical path without the language. */
  path: string;
  /** The title of the page without the brand. */
  title: string;
  description?: string | null;
  /** The values for the platform's masks; without them the plain texts above are used. */
  mask?: { type: PageType; values: MaskValues };
  /** The share picture of the page; the brand's own when absent. */
  picture?: ShareAddress;
  /** The Open Graph type; a plain page when absent. */
  kind?: 'video.movie' | 'video.tv_show' | 'video.episode' | 'video.other' | 'profile' | 'article';
  /** Other sites may show its player, and find out how (docs/EMBED.md "oEmbed"). */
  hasPlayer?: boolean;
  /** The page itself is not indexed (quality E3). */
  isHidden?: boolean;
  /** Languages in which the page is complete; all of the site's when absent. */
  locales?: readonly Locale[];
}

/** The language codes of Open Graph, with a country. */
const openGraphLocales: Record<Locale, string> = {
  ru: 'ru_RU',
  kk: 'kk_KZ',
  en: 'en_US',
  uz: 'uz_UZ',
};

/** The head of a page for search engines and shared links, in one place so that no page forgets a part. */
export async function pageHead(head: PageHead, siteContext: SiteContext): Promise<Metadata> {
  const { path, isHidden = false } = head;
  const { title, description } = await textOf(head, siteContext);
  return {
    title,
    description,
    alternates: {
      ...alternatesOf(path, siteContext, head.locales),
      ...(head.hasPlayer && discovery(path, siteContext)),
    },
    ...(isHidden || !isIndexed(siteContext) ? { robots: NOT_INDEXED } : {}),
    ...sharing(head, description, siteContext),
  };
}

async function textOf({ mask, title, description }: PageHead, siteContext: SiteContext) {
  if (mask) return pageText(mask.type, siteContext, { values: mask.values, plain: { title, description } });
  return { title, description: description ? shorten(description) : undefined };
}

/** Open Graph and the cards of X. No stream is named, because streams are protected and pages are shared. */
function sharing(
  { path, title, kind, picture, locales }: PageHead,
  description: string | null | undefined,
  { site, locale, audience }: SiteContext,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const shared = picture ?? BRAND_PICTURE;
  // Nothing is shared from a child's session, and its pictures would have to be drawn separately.
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

/** The link by which other sites find the frame of a page; none where nobody may frame it. */
function discovery(path: string, { site, locale }: SiteContext): Metadata['alternates'] {
  if (env().EMBED_ORIGINS.length === 0) return {};
  const page = new URL(addressIn(path, locale, site), originOf(site)).href;
  return { types: { 'application/json+oembed': routes.oembed(page) } };
}
