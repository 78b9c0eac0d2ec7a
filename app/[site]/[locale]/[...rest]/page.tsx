import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { RowsetPage } from '../_parts/RowsetPage';
import { rowsetMetadata, rowsetOf } from '../_parts/rowset-route';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ rest: string[] }>;
}

/** Every address without its own route is the slug of a rowset, or a 404 (spec 1 §2). */
async function slugOf({ params }: Props): Promise<string> {
  const { rest } = await params;
  const slug = decodeSegment(rest[0] ?? '');
  if (rest.length !== 1 || !isSlug(slug)) notFound();
  return slug;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return rowsetMetadata(await slugOf(props));
}

export default async function CatchAllPage(props: Props) {
  const { rowset } = await rowsetOf(await slugOf(props));
  return <RowsetPage slug={rowset.slug} />;
}
