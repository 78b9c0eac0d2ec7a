import type { Filters } from '@/lib/rules/filters/address';
import { type CatalogueKind, FACETS, type FilterOptions } from '@/lib/rules/filters/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './bar.module.scss';
import { FilterMenu } from './FilterMenu';

interface Props {
  kind: CatalogueKind;
  options: FilterOptions;
  filters: Filters;
  labels: Messages['filters'];
  onGo(filters: Filters): void;
}

/** Every filter as a menu of links, and the order at the end of the line. */
export function FilterBar(menu: Props) {
  return (
    <nav aria-label={menu.labels.label} className={styles.bar}>
      {FACETS.map((facet) => (
        <FilterMenu key={facet} facet={facet} {...menu} />
      ))}
      <div className={styles.order}>
        <FilterMenu facet="sort" {...menu} />
      </div>
    </nav>
  );
}
