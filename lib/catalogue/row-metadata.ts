import 'server-only';
import type { Metadata } from 'next';
import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import type { RowAddress } from './row-address';

/** What search engines are told of a row's own page. */
export async function rowMetadata(page: RowPage, address: RowAddress): Promise<Metadata> {
  const face = await currentFace();
  const { title, description, key } = page;
  const path = routes.row(key);
  const isById = isAskedById({ asked: address.key, slug: key, path }, face);
  return pageHead(
    {
      path,
      title,
      description,
      mask: { type: 'row', values: { title, description } },
      picture: { kind: 'row', keys: [key] },
      // facts/quality.md E3: rows by a text are as many as people type; later parts of a row have the name of the first.
      isHidden: isById || address.text !== null || address.offset > 0,
    },
    face,
  );
}
