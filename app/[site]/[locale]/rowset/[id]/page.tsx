import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { RowsetPage } from '../../_parts/RowsetPage';
import { rowsetMetadata, rowsetOf } from '../../_parts/rowset-route';

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

export async function generateMetadata(props: Props): Promise<Metadata> {
  return rowsetMetadata(await keyOf(props));
}

export default async function RowsetByIdPage(props: Props) {
  const { rowset } = await rowsetOf(await keyOf(props));
  return <RowsetPage slug={rowset.slug} />;
}
