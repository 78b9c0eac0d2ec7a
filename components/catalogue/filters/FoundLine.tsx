import { clsx } from 'clsx';
import { CloseIcon } from '@/components/ui/icon/close';
import { type Filters, facetCount, removals } from '@/lib/rules/filters/address';
import type { CatalogueKind, FilterOptions } from '@/lib/rules/filters/options';
import { fill } from '@/lib/shared/i18n/fill';
import { ChoiceLink } from './ChoiceLink';
import type { CatalogueLabels } from './labels';
import styles from './results.module.scss';

interface Props {
  kind: CatalogueKind;
  filters: Filters;
  options: FilterOptions;
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  labels: CatalogueLabels;
  onGo(filters: Filters): void;
}

/**
 * The number of results, announced when it changes; the heading shows it. Of several choices each is listed and can be removed. An empty list says
 * so itself.
 */
export function FoundLine({ kind, filters, options, count, hasMore, isLoading, labels, onGo }: Props) {
  const { filters: words, none } = labels;
  const isEmpty = count === 0 && !isLoading;
  const found = isEmpty ? none : fill(hasMore ? words.shown : words.found, { count });
  const isNarrowed = facetCount(filters) > 0 && !isEmpty;
  const chosen = isNarrowed ? removals(filters, options) : [];
  return (
    <>
      <p role="status" className={clsx(styles.found, isNarrowed && styles.narrowed)}>
        {isLoading ? words.loading : found}
      </p>
      {chosen.length > 1 ? (
        <ul className={styles.choices}>
          {chosen.map(({ facet, value, title, others }) => (
            <li key={`${facet}-${value}`}>
              <ChoiceLink
                kind={kind}
                to={others}
                onGo={onGo}
                aria-label={fill(words.removeOption, { title })}
                className={styles.chosen}
              >
                {title}
                <CloseIcon size="sm" />
              </ChoiceLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
