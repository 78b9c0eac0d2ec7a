import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, text } from '@/lib/platform/http/wire';
import type { Locale } from '@/lib/shared/i18n/locales';

const Mask = v.object({ page_type: text, text_type: text, value: text });

/** A text for search engines with `{placeholders}` (spec 2 §3 "SEO mask"). */
export interface SeoMask {
  pageType: string;
  textType: string;
  value: string;
}

/** `GET /v2/seo/masks`: patterns without titles, the same for every audience. */
export async function listSeoMasks(locale: Locale): Promise<SeoMask[]> {
  const masks = await readPublic(
    { path: '/seo/masks', schema: bareList(Mask) },
    { locale, audience: 'everyone' },
    { revalidate: life.directory, tags: [tag.directory] },
  );
  return masks.map(({ page_type, text_type, value }) => ({
    pageType: page_type,
    textType: text_type,
    value,
  }));
}
