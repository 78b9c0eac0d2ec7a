import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readPublic, readPublicUncached } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { type RowPage, type RowQuery, rowCall, toRowPage } from '@/lib/platform/resources/rows';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/**
 * One page of a row, the same for every viewer of one audience.
 * @throws PlatformError with status 404 when there is no such row
 */
export async function loadRow(key: string, query: RowQuery, reader: AudienceContext): Promise<RowPage> {
  const t = await getTranslations({ locale: reader.locale, namespace: 'catalogue.page' });
  const call = rowCall(key, query);
  const row = query.text
    ? await readPublicUncached(call, reader)
    : await readPublic(call, reader, { revalidate: life.catalogue, tags: [tag.row(key)] });
  return toRowPage(row, query, {
    audience: reader.audience,
    episode: (season, episode) => t('suffix', { season, episode }),
  });
}
