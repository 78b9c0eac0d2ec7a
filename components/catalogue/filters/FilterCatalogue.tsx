'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { chosenTitles, facetCount } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { countText } from '@/lib/shared/count-text';
import { routes } from '@/lib/shared/routes';
import { PageHeading } from '../row/PageHeading';
import { FilterBar } from './FilterBar';
import { FilterResults } from './FilterResults';
import styles from './filters.module.scss';
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
  const count = catalogue.total ?? catalogue.drawn + catalogue.contents.length;
  const hasMore = catalogue.total === null && catalogue.nextOffset !== null;
  // The list says that it is empty or that it failed.
  const isListed = count > 0 && !catalogue.hasFailed;
  return (
    <>
      <PageHeading
        title={
          <>
            {start.title}
            {chosen.length > 0 ? <VisuallyHidden>: {chosen.join(', ')}</VisuallyHidden> : null}
          </>
        }
        count={isListed ? countText(count, hasMore) : null}
        description={start.description}
        labels={labels.page}
        isLeadOptional
      >
        <Link href={routes.rowset(kind)} className={styles.collections}>
          {labels.filters.collections}
          <ChevronRightIcon size="sm" />
        </Link>
      </PageHeading>
      <FilterBar
        {...{ kind, filters }}
        options={start.options}
        labels={labels.filters}
        canClear={facetCount(filters) > 0 && (isListed || catalogue.isLoading)}
        onGo={go}
      />
      <FilterResults
        {...{ kind, catalogue, labels, count, hasMore }}
        name={start.title}
        options={start.options}
        first={children}
      />
    </>
  );
}
