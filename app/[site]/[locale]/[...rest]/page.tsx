import { notFound } from 'next/navigation';
import { isNotFound } from '@/lib/platform/errors';
import { getRowset } from '@/lib/platform/rowsets';
import { decodeSegment, isSlug } from '@/lib/ids';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 60;
export function generateStaticParams() { return []; }

export default async function CatchAll({ params }: { params: Promise<{ rest: string[] }> }) {
  const { rest } = await params;
  const { locale } = await currentFace();
  const slug = decodeSegment(rest[0] ?? '');
  if (rest.length !== 1 || !isSlug(slug)) notFound();
  const rowset = await getRowset(slug, locale).catch((e) => { if (isNotFound(e)) notFound(); throw e; });
  return <h1>{rowset.title}</h1>;
}
