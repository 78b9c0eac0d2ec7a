'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { lookOf } from '@/components/ui/button/look';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { fill } from '@/components/ui/fill';
import { catalogueHref } from '@/lib/filters/address';
import { FILTER_PRELOAD_PX } from '@/lib/filters/limits';
import type { CatalogueKind } from '@/lib/filters/options';
import { ContentCardH } from '../cards/ContentCardH';
import { ContentCardV } from '../cards/ContentCardV';
import { Grid } from '../row/Grid';
import { ChoiceLink } from './ChoiceLink';
import type { CatalogueLabels } from './labels';
import styles from './results.module.scss';
import type { useCatalogue } from './useCatalogue';

interface Props {
  kind: CatalogueKind;
  /** "Films": names the list. */
  name: string;
  catalogue: ReturnType<typeof useCatalogue>;
  labels: CatalogueLabels;
}

/** The first line of posters on the widest screen but one: they are the first thing that is seen. */
const EAGER = 6;

/** What was found, growing as one comes near its end. The link to the next items is real: it works without script. */
export function FilterResults({ kind, name, catalogue, labels }: Props) {
  const { row, filters, isLoading, isLoadingMore, hasFailed, hasFailedMore, retry, loadMore, go } = catalogue;
  const { filters: words } = labels;
  const { contents, nextOffset } = row;
  const end = useRef<HTMLDivElement>(null);
  const mayLoad = nextOffset !== null && !isLoading && !isLoadingMore && !hasFailed && !hasFailedMore;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `${FILTER_PRELOAD_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, loadMore]);

  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  };
  const clear = (
    <ChoiceLink kind={kind} to={{}} onGo={go} className={lookOf({ variant: 'primary' })}>
      {words.clear}
    </ChoiceLink>
  );
  if (hasFailed) {
    return (
      <div className={styles.results}>
        <AlertState
          title={words.failedTitle}
          text={words.failed}
          retry={{ label: labels.row.retry, onRetry: retry }}
        >
          {null}
        </AlertState>
      </div>
    );
  }
  const count = isLoading
    ? words.loading
    : fill(nextOffset === null ? words.found : words.shown, { count: contents.length });
  const Card = row.template === 'content-h' ? ContentCardH : ContentCardV;
  return (
    <div className={styles.results}>
      <p role="status" className={contents.length > 0 ? styles.count : styles.unseen}>
        {contents.length === 0 && !isLoading ? labels.none : count}
      </p>
      {contents.length === 0 ? (
        isLoading ? null : (
          <EmptyState title={labels.none}>{clear}</EmptyState>
        )
      ) : (
        <div aria-busy={isLoading} className={styles.list}>
          <Grid template={row.template === 'content-h' ? 'content-h' : 'content-v'} label={name}>
            {contents.map((card, index) => (
              <Card key={card.id} card={card} labels={labels.card} isEager={index < EAGER} />
            ))}
          </Grid>
        </div>
      )}
      <div ref={end} className={styles.end}>
        {hasFailedMore ? (
          <p role="alert">
            {words.failedMore} <Button onClick={loadMore}>{labels.row.retry}</Button>
          </p>
        ) : nextOffset !== null ? (
          <LinkButton href={catalogueHref(kind, filters, nextOffset)} onClick={more}>
            {isLoadingMore ? words.loading : labels.row.loadMore}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
