import type { ReactNode } from 'react';
import { PageHead } from '@/components/pages/PageHead';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import type { Crumb } from '@/lib/catalogue/view';
import { wordsOf } from '@/lib/i18n/words';
import { crumbsTo } from '@/lib/pages/head';
import { crumbList } from '@/lib/seo/graph/crumbs';
import type { Thing } from '@/lib/seo/graph/thing';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';

interface Props {
  title: string;
  path: string;
  description?: string | null;
  between?: readonly Crumb[];
  /** What else search engines are told of the page: one graph each (facts/quality.md E2). */
  graph?: readonly Thing[];
  children?: ReactNode;
}

/** Title and way of an inner page; search engines read the same words (facts/quality.md E2). */
export async function InnerHead({ title, path, description, between, graph = [], children }: Props) {
  const face = await currentFace();
  const crumbs = crumbsTo(title, face, between);
  return (
    <>
      <JsonLd graph={[...graph, crumbList(crumbs, path, await absoluteHere())]} />
      <PageHead
        crumbs={crumbs}
        crumbsLabel={wordsOf(face.locale).catalogue.page.breadcrumbs}
        title={title}
        description={description}
      >
        {children}
      </PageHead>
    </>
  );
}
