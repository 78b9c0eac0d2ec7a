import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { loadEachTemplate } from '@/lib/server/catalogue/load-each-template';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { env } from '@/lib/shared/env';
import { wordsOf } from '@/lib/shared/i18n/words';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Feed', robots: NOT_INDEXED };

/** Spec 3 §2: only outside production. A feed of one row of each template that pages of the menu have. */
export default async function TestFeedPage() {
  if (env().TEST_PAGES !== '1') notFound();
  const siteContext = await currentSiteContext();
  const rows = await loadEachTemplate(siteContext);
  const labels = rowLabels(siteContext);
  return (
    <>
      <PageHeading title="Feed" labels={wordsOf(siteContext.locale).catalogue.page} />
      {rows.map((page) => (
        <div key={page.id} data-template={page.template}>
          <CatalogueRow page={page} labels={labels} />
        </div>
      ))}
    </>
  );
}
