import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { routes } from '@/lib/routes';
import { siteGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
import { BRAND_PICTURE } from '@/lib/seo/share/address';
import { currentFace } from '@/lib/sites/current';
import { brandIn } from '@/lib/sites/sites';
import { RowsetPage } from './_parts/RowsetPage';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return pageHead(
    {
      path: routes.home(),
      title: brandIn(face.site, face.locale),
      mask: { type: 'home', values: {} },
      picture: BRAND_PICTURE,
    },
    face,
  );
}

/** The rowset behind `/` (spec 2 §2: "home; built from rowsets with a slug and template"). */
const HOME_SLUG = 'startpage';

const LOGO = '/brand/icon-512.png';

export default async function HomePage() {
  const { site, locale } = await currentFace();
  return (
    <>
      <JsonLd
        graph={siteGraph({ name: site.name, brand: brandIn(site, locale), logo: LOGO }, await absoluteHere())}
      />
      <RowsetPage slug={HOME_SLUG} />
    </>
  );
}
