import { clsx } from 'clsx';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { choose, type Filters, offered } from '@/lib/rules/filters/address';
import type { CatalogueKind, Choice, FilterOptions } from '@/lib/rules/filters/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChoiceLink } from './ChoiceLink';
import styles from './menu.module.scss';

interface Props {
  kind: CatalogueKind;
  facet: Choice;
  filters: Filters;
  options: FilterOptions;
  labels: Messages['filters'];
  onGo(filters: Filters): void;
}

/** Longer lists use two columns. */
const LONG = 12;

/** One filter or the order: a chip with the current choice and a menu of links. Without options it is left out. */
export function FilterMenu({ kind, facet, filters, options: all, labels, onGo }: Props) {
  const options = offered(facet, all, filters);
  if (options.length === 0) return null;
  const name = labels.names[facet];
  const value = filters[facet];
  const chosen = options.find((option) => option.value === value);
  const titleId = `filter-${facet}-name`;
  const link = (to: string | null, title: string) => (
    <li key={to}>
      <ChoiceLink
        kind={kind}
        to={choose(filters, facet, to)}
        onGo={onGo}
        aria-current={to === (value ?? null) ? 'true' : undefined}
        className={clsx(menuItem, styles.option)}
      >
        {title}
      </ChoiceLink>
    </li>
  );
  return (
    <Menu
      id={`filter-${facet}`}
      trigger={
        <>
          <span className={styles.words}>{chosen ? `${name}: ${chosen.title}` : name}</span>
          <ChevronDownIcon size="sm" />
        </>
      }
      className={styles.menu}
      triggerClassName={clsx(styles.chip, chosen && styles.chosen)}
      panelClassName={clsx(facet !== 'sort' && styles.fromStart, options.length > LONG && styles.long)}
    >
      <p id={titleId} className={styles.title}>
        {name}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {link(null, labels.any[facet])}
        {options.map((option) => link(option.value, option.title))}
      </ul>
    </Menu>
  );
}
