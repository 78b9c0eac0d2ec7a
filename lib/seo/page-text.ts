import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { listSeoMasks, type SeoMask } from '@/lib/platform/seo-masks';
import { fillMask, shorten } from './mask';

/** Kinds of page that have masks (spec 2 §3 "SEO mask": page_type). */
type PageType = 'home' | 'content' | 'channel' | 'person' | 'row' | 'rowset';

interface PageText {
  /** What the masks may name. */
  values: Readonly<Record<string, string | null | undefined>>;
  /** Where the platform has no mask, or does not answer: texts for search engines may be missing (facts/quality.md F02). */
  plain: { title?: string; description?: string | null };
}

/** Title and description of a page for search engines, from the platform's masks. */
export async function pageText(
  type: PageType,
  locale: Locale,
  { values, plain }: PageText,
): Promise<Pick<Metadata, 'title' | 'description'>> {
  const masks = await listSeoMasks(locale).catch((): SeoMask[] => []);
  const said = (textType: string) => {
    const mask = masks.find((one) => one.pageType === type && one.textType === textType);
    return mask ? fillMask(mask.value, values) : '';
  };
  const title = said('title');
  const description = said('description') || plain.description || '';
  return {
    // The mask names the brand itself; a plain title gets it from the template.
    title: title ? { absolute: title } : plain.title,
    description: description ? shorten(description) : undefined,
  };
}
