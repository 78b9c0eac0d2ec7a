import type { Metadata } from 'next';
import { LazyRow } from '@/components/catalogue/row/LazyRow';
import { RowSkeleton } from '@/components/catalogue/row/RowSkeleton';
import { Countdown } from '@/components/pages/newyear/Countdown';
import { ForPeople } from '@/components/pages/newyear/ForPeople';
import { Titled } from '@/components/pages/Titled';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { loadRow } from '@/lib/catalogue/load-row';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { NEW_YEAR_CHANNEL, NEW_YEAR_ROWS } from '@/lib/pages/new-year';
import { routes } from '@/lib/routes';
import { currentFace, type Face } from '@/lib/sites/current';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

const PATH = '/newyear';

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return headOf({ path: PATH, ...wordsOf(face.locale).pages.newyear }, face);
}

/** Rows that are there; without an answer the page has its countdown. */
async function loadRows(face: Face) {
  const titles = { offset: 0, limit: 1, libraryId: null };
  const rows = await Promise.all(NEW_YEAR_ROWS.map((key) => loadRow(key, titles, face).catch(() => null)));
  return rows.filter((row) => row !== null);
}

/** Spec 2 §1: a countdown to year end, and five fixed film rows. */
export default async function NewYearPage() {
  const face = await currentFace();
  const words = wordsOf(face.locale).pages.newyear;
  const labels = rowLabels(face);
  const rows = await loadRows(face);
  return (
    <Titled
      head={
        <InnerHead title={words.title} description={words.description} path={PATH}>
          <Countdown words={words} />
          <div>
            <LinkButton href={routes.anyChannel(NEW_YEAR_CHANNEL)} variant="primary">
              {words.watch}
            </LinkButton>
          </div>
        </InnerHead>
      }
    >
      {rows.length > 0 ? (
        <ForPeople words={words}>
          {rows.map((row) => (
            <LazyRow
              key={row.id}
              rowKey={row.key}
              template={row.template}
              title={row.title}
              libraryId={null}
              labels={labels}
            >
              <RowSkeleton template={row.template} title={row.title} labels={labels.row} />
            </LazyRow>
          ))}
        </ForPeople>
      ) : null}
    </Titled>
  );
}
