import type { Metadata } from 'next';
import { DeviceGuide } from '@/components/pages/DeviceGuide';
import { Wide } from '@/components/pages/Wide';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { listStores } from '@/lib/platform/resources';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return headOf({ path: routes.appStore(), ...wordsOf(face.locale).pages.store }, face);
}

/** Spec 3 §2 /app_store: applications by device, and what to do where there is none yet. */
export default async function AppStorePage() {
  const face = await currentFace();
  const { pages, shell } = wordsOf(face.locale);
  const { title, description } = pages.store;
  // Whoever has no store still has a browser.
  const stores = await listStores(face, face.site.provider).catch(() => []);
  return (
    <Wide head={<InnerHead title={title} description={description} path={routes.appStore()} />}>
      <DeviceGuide stores={stores} words={pages.store} newTabLabel={shell.newTab} />
    </Wide>
  );
}
