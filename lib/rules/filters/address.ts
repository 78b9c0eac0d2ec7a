import { MAX_OFFSET } from '@/lib/rules/catalogue/constants';
import { routes } from '@/lib/shared/routes';
import { type CatalogueKind, CHOICES, type Choice, FACETS, type FilterOptions, type Option } from './options';
import type { YearOption } from './years';

/** The chosen option value of each filter, and of the order; absent when nothing is chosen. */
export type Filters = Partial<Record<Choice, string>>;

/** The contents of a catalogue address. */
export interface CatalogueAddress {
  filters: Filters;
  /** For the link to the next items, which works without script. */
  offset: number;
}

type Query = Pick<URLSearchParams, 'get'>;

/** The options of a filter or of the order; subgenres depend on the chosen genre. */
export function offered(
  choice: Choice,
  options: FilterOptions,
  filters: Filters,
): ReadonlyArray<Option | YearOption> {
  if (choice === 'subgenre') return options.subgenres[filters.genre ?? ''] ?? [];
  return options[choice];
}

/** Invalid query values are ignored: the catalogue itself is the page. */
export function readCatalogue(query: Query, options: FilterOptions): CatalogueAddress {
  const filters: Filters = {};
  for (const choice of CHOICES) {
    const value = query.get(choice);
    const isKnown = offered(choice, options, filters).some((option) => option.value === value);
    if (value && isKnown) filters[choice] = value;
  }
  return { filters, offset: wholeNumber(query.get('offset')) };
}

/** Changes one filter or the order; a subgenre is removed with its genre. */
export function choose(filters: Filters, choice: Choice, value: string | null): Filters {
  const others: Filters = { ...filters, [choice]: undefined };
  if (choice === 'genre') delete others.subgenre;
  return value === null ? others : { ...others, [choice]: value };
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

/** Combinations of several filters, and the same titles in another order, are not indexed by search engines (quality E3). */
export function isForSearchEngines(filters: Filters): boolean {
  return facetCount(filters) <= 1 && !filters.sort;
}

/** Titles of the chosen options, in the order of the page. */
export function chosenTitles(filters: Filters, options: FilterOptions): string[] {
  return FACETS.flatMap((facet) => {
    const chosen = offered(facet, options, filters).find(({ value }) => value === filters[facet]);
    return chosen ? [chosen.title] : [];
  });
}

function wholeNumber(value: string | null): number {
  return value && /^\d{1,6}$/.test(value) && Number(value) <= MAX_OFFSET ? Number(value) : 0;
}
