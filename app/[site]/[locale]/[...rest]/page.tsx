import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { rowsetAt } from '@/lib/catalogue/rowset-place';
import { decodeSegment, isSlug } from '@/lib/ids';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import { RowsetPage } from '../_parts/RowsetPage';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ rest: string[] }>;
}

/** Everything without a route of its own is the slug of a rowset, or nothing (spec 1 §2). */
async function slugOf({ params }: Props): Promise<string> {
  const { rest } = await params;
  const slug = decodeSegment(rest[0] ?? '');
  if (rest.length !== 1 || !isSlug(slug)) notFound();
  return slug;
}

async function load(props: Props) {
  const face = await currentFace();
  const asked = await slugOf(props);
  const rowset = await rowsetAt(asked, face);
  const path = routes.page(rowset.slug);
  return { face, rowset, path, isById: isAskedById({ asked, slug: rowset.slug, path }, face) };
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

export default async function CatchAllPage(props: Props) {
  return <RowsetPage slug={(await load(props)).rowset.slug} />;
}
