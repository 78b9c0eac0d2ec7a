import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { rowsetAt } from '@/lib/catalogue/rowset-place';
import { decodeSegment, isSlug } from '@/lib/ids';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import { RowsetPage } from '../../_parts/RowsetPage';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

async function keyOf({ params }: Props): Promise<string> {
  const key = decodeSegment((await params).id);
  return isSlug(key) ? key : notFound();
}

async function load(props: Props) {
  const face = await currentFace();
  const asked = await keyOf(props);
  const rowset = await rowsetAt(asked, face);
  const { slug } = rowset;
  // Also for films and series, whose rows are here and whose list is there: one page of each is to be found.
  const path = routes.page(slug);
  return { face, rowset, path, isById: isAskedById({ asked, slug, path }, face) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { face, rowset, path, isById } = await load(props);
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

export default async function RowsetByIdPage(props: Props) {
  return <RowsetPage slug={(await load(props)).rowset.slug} />;
}
