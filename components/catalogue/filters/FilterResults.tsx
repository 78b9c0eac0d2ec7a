'use client';

import { lookOf } from '@/components/ui/button/look';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { catalogueHref } from '@/lib/filters/address';
import type { CatalogueKind } from '@/lib/filters/options';
import { ContentCardH } from '../cards/ContentCardH';
import { ContentCardV } from '../cards/ContentCardV';
import { Grid } from '../row/Grid';
import { ChoiceLink } from './ChoiceLink';
import { FoundLine } from './FoundLine';
import type { CatalogueLabels } from './labels';
import { MoreTitles } from './MoreTitles';
import styles from './results.module.scss';
import type { useCatalogue } from './useCatalogue';

interface Props {
  kind: CatalogueKind;
  /** "Films": names the list. */
  name: string;
  catalogue: ReturnType<typeof useCatalogue>;
  labels: CatalogueLabels;
}

/** The first line of posters on most screens: they are the first thing that is seen. */
const EAGER = 6;

/** What was found, growing as one comes near its end. */
export function FilterResults({ kind, name, catalogue, labels }: Props) {
  const { row, filters, isLoading, isLoadingMore, hasFailed, hasFailedMore, retry, loadMore, go } = catalogue;
  const { contents, nextOffset } = row;
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
  const isEmpty = contents.length === 0;
  const template = row.template === 'content-h' ? 'content-h' : 'content-v';
  const Card = template === 'content-h' ? ContentCardH : ContentCardV;
  return (
    <div className={styles.results}>
      <FoundLine
        {...{ kind, filters, isLoading, labels }}
        count={contents.length}
        hasMore={nextOffset !== null}
        onGo={go}
      />
      {isEmpty && !isLoading ? (
        <EmptyState title={labels.none}>
          <ChoiceLink kind={kind} to={{}} onGo={go} className={lookOf({ variant: 'primary' })}>
            {labels.filters.clear}
          </ChoiceLink>
        </EmptyState>
      ) : null}
      {isEmpty ? null : (
        <div aria-busy={isLoading} className={styles.list}>
          <Grid template={template} label={name}>
            {contents.map((card, index) => (
              <Card key={card.id} card={card} labels={labels.card} isEager={index < EAGER} />
            ))}
          </Grid>
        </div>
      )}
      <MoreTitles
        href={nextOffset === null ? null : catalogueHref(kind, filters, nextOffset)}
        isLoading={isLoadingMore}
        hasFailed={hasFailedMore}
        isWaiting={isLoading}
        labels={labels}
        onMore={loadMore}
      />
    </div>
  );
}
