import { notFound } from 'next/navigation';
import { isCatalogue } from '@/lib/rules/filters/inner-path';
import type { CatalogueQuery } from '@/lib/server/catalogue/catalogue-address';
import { catalogueMetadata } from '@/lib/server/catalogue/catalogue-metadata';
import { CataloguePage } from '../../_parts/CataloguePage';

interface Props {
  params: Promise<{ kind: string }>;
  searchParams: Promise<CatalogueQuery>;
}

async function read({ params, searchParams }: Props) {
  const { kind } = await params;
  return { kind: isCatalogue(kind) ? kind : notFound(), query: await searchParams };
}

/**
 * `/movies` and `/series` with filters in the query; the guard rewrites to this route (docs/decisions/0010).
 */
export async function generateMetadata(props: Props) {
  const { kind, query } = await read(props);
  return catalogueMetadata(kind, query);
}

export default async function FilteredRoute(props: Props) {
  return <CataloguePage {...(await read(props))} />;
}
