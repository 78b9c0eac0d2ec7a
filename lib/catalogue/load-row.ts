import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { life, tag } from '@/lib/platform/cache';
import { type RowPage, type RowQuery, rowCall, toRowPage } from '@/lib/platform/rows';
import { readPublic } from '@/lib/platform/server';

/**
 * One page of a row, the same for everyone.
 * @throws PlatformError with status 404 when there is no such row
 */
export async function loadRow(key: string, query: RowQuery, locale: Locale): Promise<RowPage> {
  const t = await getTranslations({ locale, namespace: 'catalogue.page' });
  const row = await readPublic(rowCall(key, query), {
    locale,
    revalidate: life.catalogue,
    tags: [tag.row(key)],
  });
  return toRowPage(row, query, { episode: (season, episode) => t('suffix', { season, episode }) });
}
