import type { Metadata } from 'next';
import { LaterRow } from '@/components/catalogue/row/LaterRow';
import { HeadLink } from '@/components/pages/HeadLink';
import { Countdown } from '@/components/pages/newyear/Countdown';
import { ForPeople } from '@/components/pages/newyear/ForPeople';
import { Titled } from '@/components/pages/Titled';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { localeTags } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { loadNewYearRows } from '@/lib/pages/load-new-year';
import { NEW_YEAR_CHANNEL } from '@/lib/pages/new-year';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

const PATH = '/newyear';

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return headOf({ path: PATH, ...wordsOf(face.locale).pages.newyear }, face);
}

/** Spec 2 §1: a countdown to year end, and five fixed film rows. */
export default async function NewYearPage() {
  const face = await currentFace();
  const words = wordsOf(face.locale).pages.newyear;
  const labels = rowLabels(face);
  const rows = await loadNewYearRows(face);
  return (
    <Titled
      head={
        <InnerHead title={words.title} description={words.description} path={PATH}>
          <Countdown words={words} locale={localeTags[face.locale]} />
          <HeadLink href={routes.anyChannel(NEW_YEAR_CHANNEL)} label={words.watch} />
        </InnerHead>
      }
    >
      {rows.length > 0 ? (
        <ForPeople words={words}>
          {rows.map(({ id, key, template, title }) => (
            <LaterRow key={id} rowKey={key} libraryId={null} {...{ template, title, labels }} />
          ))}
        </ForPeople>
      ) : null}
    </Titled>
  );
}
