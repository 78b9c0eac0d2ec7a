import { notFound, redirect } from 'next/navigation';
import { getSeller } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import { addressIn } from '@/lib/seo/alternates';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** Spec 3 §2 "Provider landing": its packets have this anchor. */
const TARIFFS = '#tariffs';

/** All packets together stand on the page of who sells them; each has a page of its own. */
export default async function PacketsRoute() {
  const face = await currentFace();
  const seller = await getSeller(face, face.site.provider);
  if (!seller.shortname) notFound();
  redirect(`${addressIn(routes.provider(seller.shortname), face.locale, face.site)}${TARIFFS}`);
}
