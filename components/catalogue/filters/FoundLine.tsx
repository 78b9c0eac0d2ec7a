import type { ReactNode } from 'react';
import { fill } from '@/components/ui/fill';
import { CloseIcon } from '@/components/ui/icon/close';
import { type Filters, facetCount } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { ChoiceLink } from './ChoiceLink';
import type { CatalogueLabels } from './labels';
import styles from './results.module.scss';

interface Props {
  kind: CatalogueKind;
  filters: Filters;
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  labels: CatalogueLabels;
  onGo(filters: Filters): void;
  /** At the end of the line, where it is in view on a phone. */
  children: ReactNode;
}

/** The number of results, announced when it changes, and a link that clears the filters and keeps the order. */
export function FoundLine({ kind, filters, count, hasMore, isLoading, labels, onGo, children }: Props) {
  const { filters: words, none } = labels;
  const isEmpty = count === 0 && !isLoading;
  const found = isEmpty ? none : fill(hasMore ? words.shown : words.found, { count });
  return (
    <div className={styles.line}>
      <p role="status" className={isEmpty ? styles.unseen : undefined}>
        {isLoading ? words.loading : found}
      </p>
      {facetCount(filters) > 0 && !isEmpty ? (
        <ChoiceLink kind={kind} to={{ sort: filters.sort }} onGo={onGo} className={styles.clear}>
          <CloseIcon size="sm" />
          <span className={styles.long}>{words.clear}</span>
          <span className={styles.short} aria-hidden="true">
            {words.clearShort}
          </span>
        </ChoiceLink>
      ) : null}
      <div className={styles.order}>{children}</div>
    </div>
  );
}
