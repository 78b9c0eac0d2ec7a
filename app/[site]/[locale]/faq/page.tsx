import type { Metadata } from 'next';
import { Faq } from '@/components/pages/Faq';
import { FaqHelp } from '@/components/pages/FaqHelp';
import { Reading } from '@/components/pages/Reading';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { loadSupport } from '@/lib/pages/load-support';
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
  return headOf({ path: routes.faq(), ...wordsOf(face.locale).pages.faq }, face);
}

/** Answers about this product are its own words: the platform has no call for them (docs/PLATFORM.md). */
export default async function FaqPage() {
  const face = await currentFace();
  const { pages, shell } = wordsOf(face.locale);
  const { title, description, items, ...words } = pages.faq;
  return (
    <Reading head={<InnerHead title={title} description={description} path={routes.faq()} />}>
      <Faq items={Object.entries(items).map(([id, item]) => ({ id, ...item }))} />
      <FaqHelp
        words={words}
        devicesHref={routes.appStore()}
        support={await loadSupport(face)}
        newTabLabel={shell.newTab}
      />
    </Reading>
  );
}
