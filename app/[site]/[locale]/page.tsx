import type { Metadata } from 'next';
import { routes } from '@/lib/routes';
import { alternatesOf } from '@/lib/seo/alternates';
import { currentFace } from '@/lib/sites/current';
import { RowsetPage } from './_parts/RowsetPage';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: alternatesOf(routes.home(), await currentFace()) };
}

/** The rowset behind `/` (spec 2 §2: "home; built from rowsets with a slug and template"). */
const HOME_SLUG = 'startpage';

export default function HomePage() {
  return <RowsetPage slug={HOME_SLUG} />;
}
