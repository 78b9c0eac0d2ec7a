import type { Metadata } from 'next';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { trailerOf } from '@/lib/server/catalogue/trailer-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { Trailer } from '../../../_parts/Trailer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).catalogue.page.trailer };
}

export default async function TrailerOverlay({ params }: Props) {
  const siteContext = await currentSiteContext();
  const id = await trailerOf(await params, siteContext);
  const { catalogue } = wordsOf(siteContext.locale);
  return (
    <Overlay label={catalogue.page.trailer} closeLabel={catalogue.page.closeTrailer}>
      <Trailer id={id} locale={siteContext.locale} isOverlay />
    </Overlay>
  );
}
