import 'server-only';
import type { Metadata } from 'next';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';
import type { RowAnswer } from './load-row-page';

/** The head of a row's own page for search engines. */
export async function rowMetadata({ address, page, isById }: RowAnswer): Promise<Metadata> {
  const { title, description, key } = page;
  return pageHead(
    {
      path: routes.row(key),
      title,
      description,
      mask: { type: 'row', values: { title, description } },
      picture: { kind: 'row', keys: [key] },
      // quality E3: rows for a text are unlimited in number; later parts of a row have the same title as the
      // first.
      isHidden: isById || address.text !== null || address.offset > 0,
    },
    await currentSiteContext(),
  );
}
