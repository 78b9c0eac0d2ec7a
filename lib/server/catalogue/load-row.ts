import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readPublic, readPublicUncached } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { type RowPage, type RowQuery, rowCall, toRowPage } from '@/lib/platform/resources/rows';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** Who stores a page of a row: all instances together, this one, or nobody. Its parameters may be made up (quality F04). */
export type Keep = 'everywhere' | 'here' | 'nowhere';

/**
 * One page of a row, the same for every viewer of one audience.
 * @throws PlatformError with status 404 when there is no such row
 */
export async function loadRow(
  key: string,
  query: RowQuery,
  reader: AudienceContext,
  keep: Keep = 'everywhere',
): Promise<RowPage> {
  const t = await getTranslations({ locale: reader.locale, namespace: 'catalogue.page' });
  const call = rowCall(key, query);
  const isFirst = query.offset === 0 && !isFiltered(query);
  const tags = keep === 'everywhere' && isFirst ? [tag.row(key)] : [tag.row(key), tag.unshared];
  const row =
    query.text || keep === 'nowhere'
      ? await readPublicUncached(call, reader)
      : await readPublic(call, reader, { revalidate: life.catalogue, tags });
  return toRowPage(row, query, {
    audience: reader.audience,
    episode: (season, episode) => t('suffix', { season, episode }),
  });
}

/** Films and series are one row each for everybody; any other filter may be made up. */
const isFiltered = ({ filters = {} }: RowQuery): boolean =>
  Object.entries(filters).some(([name, value]) => name !== 'content_type' && value !== undefined);
