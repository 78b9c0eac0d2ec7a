import { notFound, redirect } from 'next/navigation';
import { getSeller } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import { addressIn } from '@/lib/seo/alternates';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

/** Spec 3 §2 "Provider landing": its packets have this anchor. */
const TARIFFS = '#tariffs';

/**
 * Packets have no screen of their own yet (docs/COVERAGE.md §2). Whoever is sent to one sees what there is to subscribe to,
 * and what it costs.
 */
export default async function PacketsRoute() {
  const face = await currentFace();
  const seller = await getSeller(face, face.site.provider);
  if (!seller.shortname) notFound();
  redirect(`${addressIn(routes.provider(seller.shortname), face.locale, face.site)}${TARIFFS}`);
}
