import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { takePressed } from '@/lib/client/browser/pressed';
import { catalogueHref, type Filters, isForSearchEngines } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'rel'> {
  kind: CatalogueKind;
  /** The filters after this choice. */
  to: Filters;
  onGo(filters: Filters): void;
}

/** A choice is a real link: it works without script, in a new tab, and for the search engines that should follow it. */
export function ChoiceLink({ kind, to, onGo, ...rest }: Props) {
  const press = (event: MouseEvent) => {
    if (takePressed(event)) onGo(to);
  };
  return (
    <a
      {...rest}
      href={catalogueHref(kind, to)}
      // Crawlers do not need to visit thousands of combinations that are not indexed.
      rel={isForSearchEngines(to) ? undefined : 'nofollow'}
      onClick={press}
    />
  );
}
