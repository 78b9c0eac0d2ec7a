import type { Metadata } from 'next';
import { rowsetAt } from '@/lib/catalogue/rowset-place';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';

/** The page of rows that an address names, and the address that it is known by. */
export async function rowsetOf(asked: string) {
  const face = await currentFace();
  const rowset = await rowsetAt(asked, face);
  const { slug } = rowset;
  // Also for films and series, whose rows are here and whose list is there: one page of each is to be found.
  const path = routes.page(slug);
  return { face, rowset, path, isById: isAskedById({ asked, slug, path }, face) };
}

/** What search engines are told of it. */
export async function rowsetMetadata(asked: string): Promise<Metadata> {
  const { face, rowset, path, isById } = await rowsetOf(asked);
  const { title, description, slug } = rowset;
  return pageHead(
    {
      path,
      title,
      description,
      mask: { type: 'rowset', values: { title, description } },
      picture: { kind: 'rowset', keys: [slug] },
      isHidden: isById,
    },
    face,
  );
}
