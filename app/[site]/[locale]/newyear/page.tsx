import type { Metadata } from 'next';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { LaterRow } from '@/components/catalogue/row/LaterRow';
import { HeadLink } from '@/components/pages/HeadLink';
import { Countdown } from '@/components/pages/newyear/Countdown';
import { FestiveCover } from '@/components/pages/newyear/FestiveCover';
import { ForPeople } from '@/components/pages/newyear/ForPeople';
import { NEW_YEAR_CHANNEL } from '@/lib/rules/pages/new-year';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { loadNewYearRows } from '@/lib/server/pages/load-new-year';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

const PATH = '/newyear';

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  return pageHead({ path: PATH, ...wordsOf(siteContext.locale).pages.newyear }, siteContext);
}

/** The New Year page (spec 2 §1): a countdown and rows of films, the first one for everybody. */
export default async function NewYearPage() {
  const siteContext = await currentSiteContext();
  const words = wordsOf(siteContext.locale).pages.newyear;
  const labels = rowLabels(siteContext);
  const rows = await loadNewYearRows(siteContext);
  const [first, ...others] = rows;
  return (
    <>
      <FestiveCover>
        <InnerHead title={words.title} description={words.description} path={PATH}>
          <Countdown words={words} locale={localeTags[siteContext.locale]} />
          <HeadLink href={routes.anyChannel(NEW_YEAR_CHANNEL)} label={words.watch} />
        </InnerHead>
      </FestiveCover>
      {first ? <CatalogueRow page={first} labels={labels} /> : null}
      {others.length > 0 ? (
        <ForPeople words={words}>
          {others.map(({ id, key, template, title }) => (
            <LaterRow key={id} rowKey={key} libraryId={null} {...{ template, title, labels }} />
          ))}
        </ForPeople>
      ) : null}
    </>
  );
}
