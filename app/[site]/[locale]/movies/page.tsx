import { catalogueMetadata } from '@/lib/filters/catalogue-metadata';
import { CataloguePage } from '../_parts/CataloguePage';

export const revalidate = 60;

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => catalogueMetadata('movies', {});

export default function MoviesRoute() {
  return <CataloguePage kind="movies" query={{}} />;
}
