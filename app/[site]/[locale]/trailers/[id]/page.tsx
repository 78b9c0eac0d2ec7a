import type { Metadata } from 'next';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { trailerOf } from '@/lib/catalogue/trailer-address';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';
import { Trailer } from '../../_parts/Trailer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const face = await currentFace();
  const id = await trailerOf(await params, face);
  const { trailer: title } = wordsOf(face.locale).catalogue.page;
  // The page of the title is what is to be found; this one does not even know its name.
  return pageHead({ path: routes.trailer(id), title, isHidden: true }, face);
}

export default async function TrailerRoute({ params }: Props) {
  const face = await currentFace();
  const id = await trailerOf(await params, face);
  return (
    <>
      <h1>
        <VisuallyHidden>{wordsOf(face.locale).catalogue.page.trailer}</VisuallyHidden>
      </h1>
      <Trailer id={id} locale={face.locale} isOverlay={false} />
    </>
  );
}
