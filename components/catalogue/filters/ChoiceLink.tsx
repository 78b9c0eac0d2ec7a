import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { catalogueHref, type Filters, isForSearchEngines } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'rel'> {
  kind: CatalogueKind;
  /** What is chosen after it. */
  to: Filters;
  onGo(filters: Filters): void;
}

/** A choice is a real link: it works without script, in a new tab, and for those search engines that should follow it. */
export function ChoiceLink({ kind, to, onGo, ...rest }: Props) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <a
      {...rest}
      href={catalogueHref(kind, to)}
      // There are thousands of combinations: nobody has to crawl them to learn that they are not indexed.
      rel={isForSearchEngines(to) ? undefined : 'nofollow'}
      onClick={press}
    />
  );
}
