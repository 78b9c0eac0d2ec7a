import 'server-only';
import type { Metadata } from 'next';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';
import type { RowAnswer } from './load-row-page';

/** What search engines are told of a row's own page. */
export async function rowMetadata({ address, page, isById }: RowAnswer): Promise<Metadata> {
  const { title, description, key } = page;
  return pageHead(
    {
      path: routes.row(key),
      title,
      description,
      mask: { type: 'row', values: { title, description } },
      picture: { kind: 'row', keys: [key] },
      // quality E3: rows by a text are as many as people type; later parts of a row have the name of the first.
      isHidden: isById || address.text !== null || address.offset > 0,
    },
    await currentSiteContext(),
  );
}
