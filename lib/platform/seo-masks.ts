import 'server-only';
import * as v from 'valibot';
import type { Locale } from '@/lib/i18n/locales';
import { life, tag } from './cache';
import { readPublic } from './server';
import { bareList, text } from './wire';

const Mask = v.object({ page_type: text, text_type: text, value: text });

/** A text for search engines with `{placeholders}` (spec 2 §3 "SEO mask"). */
export interface SeoMask {
  pageType: string;
  textType: string;
  value: string;
}

/** `GET /v2/seo/masks`: patterns without any title in them, the same for every audience. */
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
