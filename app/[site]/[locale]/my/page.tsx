import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FavouriteArt } from '@/components/catalogue/my/FavouriteArt';
import { MyPage } from '@/components/catalogue/my/MyPage';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { isForChild } from '@/lib/shared/sites/audience';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).my.title, robots: NOT_INDEXED };
}

/**
 * Spec 2 §2 `/my`: favourites. The same for everyone: an island loads the personal data. Not for a child
 * (spec 3 §9: page 1000 is hidden from child profiles). Guests, who have nothing here, get something to watch.
 */
export default async function MyRoute() {
  const siteContext = await currentSiteContext();
  const { locale, audience } = siteContext;
  if (isForChild(audience)) notFound();
  const { my, errors, catalogue } = wordsOf(locale);
  const labels = rowLabels(siteContext);
  const row = await loadStarterRow(siteContext);
  return (
    <>
      <PageHeading title={my.title} labels={catalogue.page} />
      <MyPage
        words={{ ...my, empty: errors.warning_no_favorites }}
        episodeLabel={catalogue.page.suffix}
        labels={labels}
        art={row ? <FavouriteArt cards={row.contents} /> : null}
      >
        {row ? <CatalogueRow page={row} labels={labels} /> : null}
      </MyPage>
    </>
  );
}
