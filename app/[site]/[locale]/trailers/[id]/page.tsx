import type { Metadata } from 'next';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { trailerOf } from '@/lib/server/catalogue/trailer-address';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { Trailer } from '../../_parts/Trailer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const id = await trailerOf(await params, siteContext);
  const { trailer: title } = wordsOf(siteContext.locale).catalogue.page;
  // The page of the title is indexed instead; this page does not know the title's name.
  return pageHead({ path: routes.trailer(id), title, isHidden: true }, siteContext);
}

export default async function TrailerRoute({ params }: Props) {
  const siteContext = await currentSiteContext();
  const id = await trailerOf(await params, siteContext);
  return (
    <>
      <h1>
        <VisuallyHidden>{wordsOf(siteContext.locale).catalogue.page.trailer}</VisuallyHidden>
      </h1>
      <Trailer id={id} locale={siteContext.locale} isOverlay={false} />
    </>
  );
}
