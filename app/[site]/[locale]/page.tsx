import type { Metadata } from 'next';
import { routes } from '@/lib/routes';
import { alternatesOf } from '@/lib/seo/alternates';
import { pageText } from '@/lib/seo/page-text';
import { currentFace } from '@/lib/sites/current';
import { RowsetPage } from './_parts/RowsetPage';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return {
    ...(await pageText('home', face.locale, { values: {}, plain: {} })),
    alternates: alternatesOf(routes.home(), face),
  };
}

/** The rowset behind `/` (spec 2 §2: "home; built from rowsets with a slug and template"). */
const HOME_SLUG = 'startpage';

export default function HomePage() {
  return <RowsetPage slug={HOME_SLUG} />;
}
