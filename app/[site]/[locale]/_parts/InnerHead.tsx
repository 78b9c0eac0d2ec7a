import type { ReactNode } from 'react';
import { PageHead } from '@/components/pages/PageHead';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import type { Crumb } from '@/lib/rules/catalogue/view';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { crumbsTo } from '@/lib/server/seo/crumbs-to';
import type { Thing } from '@/lib/server/seo/thing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { crumbList } from '@/lib/server/structured-data/crumbs';
import { wordsOf } from '@/lib/shared/i18n/words';

interface Props {
  title: string;
  path: string;
  description?: string | null;
  between?: readonly Crumb[];
  /** Further structured data of the page: one graph each (quality E2). */
  graph?: readonly Thing[];
  marks?: ReactNode;
  isBrief?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
}

/** Heading and breadcrumbs of an inner page; structured data has the same texts (quality E2). */
export async function InnerHead({
  title,
  path,
  description,
  between,
  graph = [],
  marks,
  isBrief,
  aside,
  children,
}: Props) {
  const siteContext = await currentSiteContext();
  const crumbs = crumbsTo(title, siteContext, between);
  return (
    <>
      <JsonLd graph={[...graph, crumbList(crumbs, path, await absoluteUrlsOfSite())]} />
      <PageHead
        crumbs={crumbs}
        crumbsLabel={wordsOf(siteContext.locale).catalogue.page.breadcrumbs}
        title={title}
        description={description}
        marks={marks}
        isBrief={isBrief}
        aside={aside}
      >
        {children}
      </PageHead>
    </>
  );
}
