import { clsx } from 'clsx';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { Filters } from '@/lib/rules/filters/address';
import type { CatalogueKind, Choice } from '@/lib/rules/filters/options';
import { ChoiceLink } from './ChoiceLink';
import styles from './menu.module.scss';

interface Props {
  kind: CatalogueKind;
  facet: Choice;
  filters: Filters;
  options: ReadonlyArray<{ value: string; title: string }>;
  /** Name of the filter, such as "Genre". */
  name: string;
  /** The option without a filter, such as "All genres". */
  any: string;
  choose(value: string | null): Filters;
  onGo(filters: Filters): void;
}

/** Longer lists use two columns. */
const LONG = 12;

/** One filter: a chip with the current choice and a menu of options, which is a sheet on phones. */
export function FilterMenu({ kind, facet, filters, options, name, any, choose, onGo }: Props) {
  const value = filters[facet];
  const chosen = options.find((option) => option.value === value);
  const titleId = `filter-${facet}-name`;
  const link = (to: string | null, title: string) => (
    <li key={to}>
      <ChoiceLink
        kind={kind}
        to={choose(to)}
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
      panelClassName={clsx(styles.panel, options.length > LONG && styles.long)}
    >
      <p id={titleId} className={styles.title}>
        {name}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {link(null, any)}
        {options.map((option) => link(option.value, option.title))}
      </ul>
    </Menu>
  );
}
