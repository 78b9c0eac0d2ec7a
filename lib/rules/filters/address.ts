import { MAX_OFFSET } from '@/lib/rules/catalogue/constants';
import { routes } from '@/lib/shared/routes';
import {
  type CatalogueKind,
  CHOICES,
  type Choice,
  FACETS,
  type FilterOptions,
  isMultiple,
  type Option,
} from './options';
import type { YearOption } from './years';

/**
 * The chosen option value of each filter, and of the order; absent when nothing is chosen. Several values of one filter are
 * separated by commas, in the order in which the page offers them.
 */
export type Filters = Partial<Record<Choice, string>>;

/** The contents of a catalogue address. */
export interface CatalogueAddress {
  filters: Filters;
  /** For the link to the next items, which works without script. */
  offset: number;
}

type Query = Pick<URLSearchParams, 'get'>;

/** The options of a filter or of the order; subgenres depend on the chosen genre. */
export function optionsFor(
  choice: Choice,
  options: FilterOptions,
  filters: Filters,
): ReadonlyArray<Option | YearOption> {
  if (choice === 'subgenre') return options.subgenres[filters.genre ?? ''] ?? [];
  return options[choice];
}

/** The chosen values of a filter or of the order. */
export const valuesOf = (filters: Filters, choice: Choice): string[] => filters[choice]?.split(',') ?? [];

/** The chosen options of a filter or of the order, in the order of the page. */
export function chosenOf(
  choice: Choice,
  options: FilterOptions,
  filters: Filters,
): ReadonlyArray<Option | YearOption> {
  const values = valuesOf(filters, choice);
  return optionsFor(choice, options, filters).filter(({ value }) => values.includes(value));
}

/** Invalid query values are ignored: the catalogue itself is the page. */
export function readCatalogue(query: Query, options: FilterOptions): CatalogueAddress {
  const filters: Filters = {};
  for (const choice of CHOICES) {
    const value = query.get(choice);
    if (!value) continue;
    const wanted = isMultiple(choice) ? value.split(',') : [value];
    const known = optionsFor(choice, options, filters).filter((option) => wanted.includes(option.value));
    if (known.length > 0) filters[choice] = known.map((option) => option.value).join(',');
  }
  return { filters, offset: wholeNumber(query.get('offset')) };
}

/**
 * Changes one filter or the order; a subgenre is removed with its genre. Of a filter with several options, the pressed one is added, or removed when it
 * was chosen.
 * @param value the option; null for all
 * @param options in whose order several values are written
 */
export function choose(
  filters: Filters,
  choice: Choice,
  value: string | null,
  options: FilterOptions,
): Filters {
  const others: Filters = { ...filters, [choice]: undefined };
  if (choice === 'genre') delete others.subgenre;
  if (value === null) return others;
  if (!isMultiple(choice)) return { ...others, [choice]: value };
  const before = valuesOf(filters, choice);
  const isChosen = (one: string) => before.includes(one) !== (one === value);
  const values = optionsFor(choice, options, filters).flatMap((option) =>
    isChosen(option.value) ? [option.value] : [],
  );
  return values.length === 0 ? others : { ...others, [choice]: values.join(',') };
}

/** Names have one order, so the same choice always has the same address. */
export function catalogueHref(kind: CatalogueKind, filters: Filters, offset = 0): string {
  return routes.catalogue(kind, {
    ...Object.fromEntries(CHOICES.map((choice) => [choice, filters[choice]])),
    offset: offset || null,
  });
}

/** How many filters leave titles out. */
export function facetCount(filters: Filters): number {
  return FACETS.filter((facet) => filters[facet]).length;
}

/** Combinations of several choices, and the same titles in another order, are not indexed by search engines (quality E3). */
export function isForSearchEngines(filters: Filters): boolean {
  return FACETS.flatMap((facet) => valuesOf(filters, facet)).length <= 1 && !filters.sort;
}

/** Each chosen option, in the order of the page, with the filters that stay without it. */
export function removals(
  filters: Filters,
  options: FilterOptions,
): Array<{ facet: Choice; value: string; title: string; others: Filters }> {
  return FACETS.flatMap((facet) =>
    chosenOf(facet, options, filters).map(({ value, title }) => ({
      facet,
      value,
      title,
      others: choose(filters, facet, isMultiple(facet) ? value : null, options),
    })),
  );
}

/** Titles of the chosen options, in the order of the page. */
export function chosenTitles(filters: Filters, options: FilterOptions): string[] {
  return FACETS.flatMap((facet) => chosenOf(facet, options, filters).map(({ title }) => title));
}

function wholeNumber(value: string | null): number {
  return value && /^\d{1,6}$/.test(value) && Number(value) <= MAX_OFFSET ? Number(value) : 0;
}
