'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { SortIcon } from '@/components/ui/icon/views';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { choose, chosenOf, type Filters, optionsFor, valuesOf } from '@/lib/rules/filters/address';
import { type CatalogueKind, type Choice, type FilterOptions, isMultiple } from '@/lib/rules/filters/options';
import { matchesName } from '@/lib/rules/search/transliterate';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
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

/** Longer lists use two columns, and can be searched. */
const LONG = 12;

/** One filter or the order, which always has a value: a chip with the current choice and a menu of links. Without options it is left out. */
export function FilterMenu({ kind, facet, filters, options: all, labels, onGo }: Props) {
  const [wanted, setWanted] = useState('');
  const options = optionsFor(facet, all, filters);
  if (options.length === 0) return null;
  const isOrder = facet === 'sort';
  const name = labels.names[facet];
  const values = valuesOf(filters, facet);
  const [chosen, ...others] = chosenOf(facet, all, filters);
  const titleId = `filter-${facet}-name`;
  const isLong = options.length > LONG;
  const found = options.filter(({ title }) => matchesName(title, wanted));
  const link = (to: string | null, title: string) => (
    <li key={to}>
      <ChoiceLink
        kind={kind}
        to={choose(filters, facet, to, all)}
        onGo={onGo}
        data-stays={to !== null && isMultiple(facet) ? '' : undefined}
        aria-current={(to === null ? values.length === 0 : values.includes(to)) ? 'true' : undefined}
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
          <span className={styles.words}>
            {isOrder ? (
              <>
                <VisuallyHidden>{name}: </VisuallyHidden>
                {chosen?.title ?? labels.any.sort}
              </>
            ) : chosen ? (
              // Several are listed below the filters, where each can be removed.
              `${name}: ${others.length > 0 ? others.length + 1 : chosen.title}`
            ) : (
              name
            )}
          </span>
          {isOrder ? <SortIcon className={styles.sign} /> : null}
          <ChevronDownIcon size="sm" className={styles.arrow} />
        </>
      }
      className={clsx(styles.menu, chosen && !isOrder && styles.leading)}
      triggerClassName={clsx(styles.chip, isOrder ? styles.order : chosen && styles.chosen)}
      panelClassName={clsx(!isOrder && styles.fromStart, isLong && styles.long)}
    >
      <p id={titleId} className={styles.title}>
        {name}
      </p>
      {isLong ? (
        <FilterField
          label={labels.findOption}
          value={wanted}
          onType={setWanted}
          isSmall
          className={styles.find}
        />
      ) : null}
      <ul aria-labelledby={titleId} className={styles.list}>
        {wanted ? null : link(null, labels.any[facet])}
        {found.map((option) => link(option.value, option.title))}
      </ul>
      {isLong ? (
        <p role="status" className={styles.none}>
          {found.length === 0 ? fill(labels.found, { count: '0' }) : null}
        </p>
      ) : null}
    </Menu>
  );
}
