import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { routes } from '@/lib/routes';
import { alternatesOf } from '@/lib/seo/alternates';
import { siteGraph } from '@/lib/seo/graph/pages';
import { absoluteTo } from '@/lib/seo/graph/thing';
import { siteOrigin } from '@/lib/seo/origin';
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

const LOGO = '/brand/icon-512.png';

export default async function HomePage() {
  const { site } = await currentFace();
  return (
    <>
      <JsonLd graph={siteGraph(site.name, LOGO, absoluteTo(siteOrigin()))} />
      <RowsetPage slug={HOME_SLUG} />
    </>
  );
}
