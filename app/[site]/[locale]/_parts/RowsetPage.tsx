import { LibraryCover } from '@/components/catalogue/page/LibraryCover';
import { PageRows } from '@/components/catalogue/page/PageRows';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { loadPage } from '@/lib/catalogue/load-page';
import { libraryOf } from '@/lib/catalogue/load-row-page';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { wordsOf } from '@/lib/i18n/words';
import { orNotFound } from '@/lib/not-found';
import { currentFace } from '@/lib/sites/current';

/** Home and every other page made of rows: they differ in what the platform sends, not in how it is drawn. */
export async function RowsetPage({ slug }: { slug: string }) {
  const face = await currentFace();
  const page = await orNotFound(loadPage(slug, face));
  const { catalogue } = wordsOf(face.locale);
  const opensWithPromo = page.rows[0]?.stub.template.startsWith('promo') ?? false;
  return (
    <>
      {opensWithPromo ? (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      ) : (
        <LibraryCover library={await libraryOf(page.libraryId, face)}>
          <PageHeading title={page.title} description={page.description} labels={catalogue.page} />
        </LibraryCover>
      )}
      <PageRows page={page} labels={rowLabels(face)} episodeLabel={catalogue.page.suffix} />
    </>
  );
}
