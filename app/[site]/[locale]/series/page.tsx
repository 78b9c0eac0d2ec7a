import { catalogueMetadata } from '@/lib/server/catalogue/catalogue-metadata';
import { CataloguePage } from '../_parts/CataloguePage';

export const revalidate = 60;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => catalogueMetadata('series', {});

export default function SeriesRoute() {
  return <CataloguePage kind="series" query={{}} />;
}
