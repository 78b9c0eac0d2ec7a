import 'server-only';
import type { Metadata } from 'next';
import { listSeoMasks, type SeoMask } from '@/lib/platform/resources/seo-masks';
import type { SiteContext } from '@/lib/server/site/current-site';
import { brandIn, mainBrandNames } from '@/lib/shared/sites/sites';
import { fillMask, renamed, shorten } from './mask';

/** Kinds of page that have masks (spec 2 §3 "SEO mask": page_type). */
export type PageType = 'home' | 'content' | 'channel' | 'person' | 'row' | 'rowset';

export type MaskValues = Readonly<Record<string, string | null | undefined>>;

interface PageText {
  /** The values for the masks. */
  values: MaskValues;
  /** Used when the platform has no mask or does not answer (quality F02). */
  plain: { title?: string; description?: string | null };
}

/**
 * Title and description of a page for search engines, from the platform's masks. They contain the main brand;
 * on a partner's pages it is replaced by the partner's name.
 */
export async function pageText(
  type: PageType,
  { site, locale }: Pick<SiteContext, 'site' | 'locale'>,
  { values, plain }: PageText,
): Promise<Pick<Metadata, 'title' | 'description'>> {
  const masks = await listSeoMasks(locale).catch((): SeoMask[] => []);
  const filled = (textType: string) => {
    const mask = masks.find((one) => one.pageType === type && one.textType === textType);
    return mask ? fillMask(renamed(mask.value, mainBrandNames, brandIn(site, locale)), values) : '';
  };
  const title = filled('title');
  const description = filled('description') || plain.description || '';
  return {
    // The mask contains the brand; a plain title gets it from the template.
    title: title ? { absolute: title } : plain.title,
    description: description ? shorten(description) : undefined,
  };
}
