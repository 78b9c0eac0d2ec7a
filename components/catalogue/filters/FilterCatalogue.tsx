'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { chosenTitles } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import type { Catalogue } from '@/lib/server/catalogue/load-catalogue';
import { PageHeading } from '../row/PageHeading';
import { FilterBar } from './FilterBar';
import { FilterResults } from './FilterResults';
import type { CatalogueLabels } from './labels';
import { useCatalogue } from './use-catalogue';

interface Props {
  kind: CatalogueKind;
  start: Catalogue;
  labels: CatalogueLabels;
  /** The tiles of the page, drawn by the server. */
  children: ReactNode;
}

/**
 * Films or series, narrowed by what the address says (spec 2 §2 "Filters page"). Complete without script; quicker with it.
 * The chips show what is chosen, so the heading only says it: nothing under the finger moves with a choice.
 */
export function FilterCatalogue({ kind, start, labels, children }: Props) {
  const catalogue = useCatalogue(kind, start);
  const { filters, go } = catalogue;
  const chosen = chosenTitles(filters, start.options);
  return (
    <>
      <PageHeading
        title={
          <>
            {start.title}
            {chosen.length > 0 ? <VisuallyHidden>: {chosen.join(', ')}</VisuallyHidden> : null}
          </>
        }
        description={start.description}
        labels={labels.page}
      />
      <FilterBar kind={kind} options={start.options} filters={filters} labels={labels.filters} onGo={go} />
      <FilterResults kind={kind} name={start.title} first={children} catalogue={catalogue} labels={labels} />
    </>
  );
}
