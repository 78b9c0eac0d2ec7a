import { PageCover } from '@/components/catalogue/page/PageCover';
import { PageRows } from '@/components/catalogue/page/PageRows';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { CompletePage } from '@/components/shell/CompletePage';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { loadSitePage } from '@/lib/server/catalogue/load-page';
import { libraryOf } from '@/lib/server/catalogue/load-row-page';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Home and every other page of rows: they differ in the platform's data, not in how they are drawn. */
export async function RowsetPage({ slug }: { slug: string }) {
  const siteContext = await currentSiteContext();
  const page = await orNotFound(loadSitePage(slug, siteContext));
  const { catalogue } = wordsOf(siteContext.locale);
  const opensWithPromo = page.rows[0]?.stub.template.startsWith('promo') ?? false;
  return (
    <>
      <CompletePage />
      {opensWithPromo ? (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      ) : (
        <PageCover cover={await libraryOf(page.libraryId, siteContext)}>
          <PageHeading title={page.title} description={page.description} labels={catalogue.page} />
        </PageCover>
      )}
      <PageRows page={page} labels={rowLabels(siteContext)} episodeLabel={catalogue.page.suffix} />
    </>
  );
}
