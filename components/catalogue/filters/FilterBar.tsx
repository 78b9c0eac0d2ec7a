import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import type { Filters } from '@/lib/rules/filters/address';
import { type CatalogueKind, FACETS, type FilterOptions } from '@/lib/rules/filters/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './bar.module.scss';
import { FilterMenu } from './FilterMenu';

interface Props {
  kind: CatalogueKind;
  options: FilterOptions;
  filters: Filters;
  labels: Messages['filters'];
  onGo(filters: Filters): void;
}

/** Every filter as a menu of links, and a link to the rows of the editors. */
export function FilterBar({ kind, labels, ...menu }: Props) {
  return (
    <nav aria-label={labels.label} className={styles.bar}>
      {FACETS.map((facet) => (
        <FilterMenu key={facet} {...{ kind, facet, labels, ...menu }} />
      ))}
      <Link href={routes.rowset(kind)} className={styles.collections}>
        {labels.collections}
        <ChevronRightIcon size="sm" />
      </Link>
    </nav>
  );
}
