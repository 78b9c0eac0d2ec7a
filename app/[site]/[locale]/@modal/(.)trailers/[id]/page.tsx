import type { Metadata } from 'next';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { trailerOf } from '@/lib/catalogue/trailer-address';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { Trailer } from '../../../_parts/Trailer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).catalogue.page.trailer };
}

export default async function TrailerOverlay({ params }: Props) {
  const face = await currentFace();
  const id = await trailerOf(await params, face);
  const { catalogue } = wordsOf(face.locale);
  return (
    <Overlay label={catalogue.page.trailer} closeLabel={catalogue.page.closeTrailer}>
      <Trailer id={id} locale={face.locale} isOverlay />
    </Overlay>
  );
}
