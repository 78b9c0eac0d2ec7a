import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { choose, type Filters, offered } from '@/lib/rules/filters/address';
import { type CatalogueKind, CHOICES, type FilterOptions } from '@/lib/rules/filters/options';
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

/** Every filter and the order as menus of links; a filter without options is left out. A link leads to the rows of the editors. */
export function FilterBar({ kind, options, filters, labels, onGo }: Props) {
  const facets = CHOICES.filter((facet) => offered(facet, options, filters).length > 0);
  return (
    <nav aria-label={labels.label} className={styles.bar}>
      {facets.map((facet) => (
        <FilterMenu
          key={facet}
          {...{ kind, facet, filters, onGo }}
          options={offered(facet, options, filters)}
          name={labels.names[facet]}
          any={labels.any[facet]}
          choose={(value) => choose(filters, facet, value)}
        />
      ))}
      <Link href={routes.rowset(kind)} className={styles.collections}>
        {labels.collections}
        <ChevronRightIcon size="sm" />
      </Link>
    </nav>
  );
}
