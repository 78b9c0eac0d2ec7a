import { catalogueMetadata } from '@/lib/filters/catalogue-metadata';
import { CataloguePage } from '../_parts/CataloguePage';

export const revalidate = 60;

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => catalogueMetadata('series', {});

export default function SeriesRoute() {
  return <CataloguePage kind="series" query={{}} />;
}
