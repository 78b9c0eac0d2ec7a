import { CloseIcon } from '@/components/ui/icon/close';
import type { Filters } from '@/lib/rules/filters/address';
import { type CatalogueKind, FACETS, type FilterOptions } from '@/lib/rules/filters/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './bar.module.scss';
import { ChoiceLink } from './ChoiceLink';
import { FilterMenu } from './FilterMenu';

interface Props {
  kind: CatalogueKind;
  options: FilterOptions;
  filters: Filters;
  labels: Messages['filters'];
  /** Something is chosen. */
  canClear: boolean;
  onGo(filters: Filters): void;
}

/** Every filter as a menu of links, what clears them and keeps the order, and the order at the end of the line. */
export function FilterBar({ canClear, ...menu }: Props) {
  const { kind, filters, labels, onGo } = menu;
  return (
    <nav aria-label={labels.label} className={styles.bar}>
      {FACETS.map((facet) => (
        <FilterMenu key={facet} facet={facet} {...menu} />
      ))}
      {canClear ? (
        <ChoiceLink
          kind={kind}
          to={{ sort: filters.sort }}
          onGo={onGo}
          aria-label={labels.clear}
          className={styles.clear}
        >
          <CloseIcon size="sm" />
          {labels.clearShort}
        </ChoiceLink>
      ) : null}
      <div className={styles.order}>
        <FilterMenu facet="sort" {...menu} />
      </div>
    </nav>
  );
}
