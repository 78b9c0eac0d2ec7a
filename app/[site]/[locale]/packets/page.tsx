import { notFound, redirect } from 'next/navigation';
import { getSeller } from '@/lib/platform/resources/providers';
import { addressIn } from '@/lib/server/seo/alternates';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** Spec 3 §2 "Provider landing": its packets have this anchor. */
const TARIFFS = '#tariffs';

/** The list of all packets is on the page of the provider; each packet has its own page. */
export default async function PacketsRoute() {
  const siteContext = await currentSiteContext();
  const seller = await getSeller(siteContext, siteContext.site.provider);
  if (!seller.shortname) notFound();
  redirect(`${addressIn(routes.provider(seller.shortname), siteContext.locale, siteContext.site)}${TARIFFS}`);
}
