'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { chosenTitles } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { PageHeading } from '../row/PageHeading';
import { FilterBar } from './FilterBar';
import { FilterMenu } from './FilterMenu';
import { FilterResults } from './FilterResults';
import type { CatalogueLabels } from './labels';
import type { CatalogueStart } from './start';
import { useCatalogue } from './use-catalogue';

interface Props {
  kind: CatalogueKind;
  start: CatalogueStart;
  labels: CatalogueLabels;
  /** The server-rendered tiles of the page. */
  children: ReactNode;
}

/**
 * Films or series filtered by the address (spec 2 §2 "Filters page"). Complete without script, faster with it. The
 * chips show the choice, and the heading states it for screen readers only, so a choice causes no layout shift.
 */
export function FilterCatalogue({ kind, start, labels, children }: Props) {
  const catalogue = useCatalogue(kind, start);
  const { filters, go } = catalogue;
  const chosen = chosenTitles(filters, start.options);
  const menu = { kind, options: start.options, filters, labels: labels.filters, onGo: go };
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
      <FilterBar {...menu} />
      <FilterResults
        {...{ kind, catalogue, labels }}
        name={start.title}
        first={children}
        order={<FilterMenu {...menu} facet="sort" />}
      />
    </>
  );
}
