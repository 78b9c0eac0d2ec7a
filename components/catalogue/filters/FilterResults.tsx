'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { catalogueHref } from '@/lib/rules/filters/address';
import { FILTER_PRELOAD_PX } from '@/lib/rules/filters/constants';
import type { CatalogueKind, FilterOptions } from '@/lib/rules/filters/options';
import { Grid } from '../row/Grid';
import { ListEnd } from '../row/ListEnd';
import { ChoiceLink } from './ChoiceLink';
import { FoundLine } from './FoundLine';
import type { CatalogueLabels } from './labels';
import { loadedListCode } from './list-code';
import styles from './results.module.scss';
import type { useCatalogue } from './use-catalogue';

interface Props {
  kind: CatalogueKind;
  /** Name of the list, such as "Films". */
  name: string;
  /** The server-rendered tiles. */
  first: ReactNode;
  options: FilterOptions;
  catalogue: ReturnType<typeof useCatalogue>;
  count: number;
  hasMore: boolean;
  labels: CatalogueLabels;
}

/** The list of results, which loads more near its end. */
export function FilterResults(props: Props) {
  const { kind, name, first, options, catalogue, count, hasMore, labels } = props;
  const { contents, nextOffset, template, filters, drawn, isLoading, isLoadingMore } = catalogue;
  const { shownHref, hasFailed, hasFailedMore, retry, loadMore, go } = catalogue;
  if (hasFailed) {
    return (
      <div className={styles.results}>
        <AlertState
          title={labels.filters.failedTitle}
          text={labels.filters.failed}
          retry={{ label: labels.row.retry, onRetry: retry }}
        >
          {null}
        </AlertState>
      </div>
    );
  }
  const isEmpty = count === 0;
  const isWide = template === 'content-h';
  return (
    <div className={styles.results}>
      <FoundLine {...{ kind, filters, options, count, hasMore, isLoading, labels }} onGo={go} />
      {isEmpty && !isLoading ? (
        <EmptyState title={labels.none}>
          <ChoiceLink kind={kind} to={{}} onGo={go} className={buttonClasses({ variant: 'primary' })}>
            {labels.filters.clear}
          </ChoiceLink>
        </EmptyState>
      ) : null}
      {isEmpty ? null : (
        <div aria-busy={isLoading} className={styles.list}>
          {/* A new list has a new key: moving the same posters to other places would count as a layout shift. */}
          <Grid key={shownHref} template={isWide ? 'content-h' : 'content-v'} label={name} isMain>
            {drawn > 0 ? first : []}
            {loadedListCode()?.titleTiles(template, contents, labels) ?? []}
          </Grid>
        </div>
      )}
      <ListEnd
        href={nextOffset === null ? null : catalogueHref(kind, filters, nextOffset)}
        isLoading={isLoadingMore}
        hasFailed={hasFailedMore}
        isWaiting={isLoading}
        preloadPx={FILTER_PRELOAD_PX}
        words={{
          more: labels.row.loadMore,
          loading: labels.filters.loading,
          failed: labels.filters.failedMore,
          retry: labels.row.retry,
        }}
        onMore={loadMore}
      />
    </div>
  );
}
