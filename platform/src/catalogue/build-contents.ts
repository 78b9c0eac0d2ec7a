import { cheapest } from '../domain/entitlement.ts';
import { searchable } from '../domain/text.ts';
import type { Localized } from '../origin/catalogue.ts';
import type { PictureFile } from '../origin/images/subject.ts';
import { groupBy, indexBy, pick, unique } from './groups.ts';
import type { Tables } from './load.ts';
import type { Content, Country, Credit, Genre, Person, PurchaseType } from './model.ts';

type ContentRow = Tables['contents'][number];

const DEFAULT_COLOR = '#141824';

export function namesOf(name: Localized, ...more: string[]): string {
  return unique([name.ru, name.kk, name.en, name.uz, ...more].map(searchable)).join(' | ');
}

function scoreOf(ratings: ContentRow['ratings']): number {
  const best = ratings.find((one) => one.type === 'kinopoisk') ?? ratings[0];
  return Number(best?.rating ?? 0) || 0;
}

type Lookups = {
  genres: Map<number, Genre>;
  countries: Map<number, Country>;
  libraries: Map<string, number[]>;
  packetsOfLibrary: Map<number, number[]>;
  credits: Map<string, Credit[]>;
  viewers: Map<string, number>;
  trailers: Map<string, Tables['trailers']>;
  rents: Map<string | null, PurchaseType[]>;
  files: Map<string, NonNullable<Content['file']>>;
  posters: Map<string, PictureFile>;
};

/** The content's own list, or its parent's if it has none. */
function inherited<T>(own: readonly T[] | undefined, fromParent: readonly T[] | undefined): T[] {
  return own?.length ? [...own] : [...(fromParent ?? [])];
}

function build(row: ContentRow, parent: Content | null, lookups: Lookups): Content {
  const genreIds = inherited(row.genreIds, parent?.genreIds);
  const countryIds = inherited(row.countryIds, parent?.countryIds);
  const libraryIds = inherited(lookups.libraries.get(row.id), parent?.libraryIds);
  const credits = inherited(lookups.credits.get(row.id), parent?.credits);
  const ratings = inherited(row.ratings, parent?.ratings);
  const rents = inherited(lookups.rents.get(row.id), parent?.rents);
  const content: Omit<Content, 'root'> = {
    ...row,
    parent,
    children: [],
    year: row.year ?? parent?.year ?? null,
    // The highest age of an episode, its season and its series (spec 2 §5).
    age: Math.max(row.age ?? 0, parent?.age ?? 0),
    genres: pick(lookups.genres, genreIds),
    genreIds,
    countries: pick(lookups.countries, countryIds),
    countryIds,
    ratings,
    score: scoreOf(ratings),
    viewers: lookups.viewers.get(row.id) ?? 0,
    colorBg: row.colorBg ?? parent?.colorBg ?? DEFAULT_COLOR,
    isFree: row.isFree ?? parent?.isFree ?? false,
    isCartoon: row.isCartoon || (parent?.isCartoon ?? false),
    adPlan: row.adPlan ?? parent?.adPlan ?? 'none',
    isProtected: row.isProtected ?? parent?.isProtected ?? false,
    media: row.media ?? parent?.media ?? {},
    file: lookups.files.get(row.id) ?? null,
    poster: lookups.posters.get(row.id) ?? parent?.poster ?? null,
    artSeed: row.artSeed ?? parent?.artSeed ?? row.id,
    attribution: row.attribution ?? parent?.attribution ?? null,
    libraryIds,
    packetIds: unique(libraryIds.flatMap((id) => lookups.packetsOfLibrary.get(id) ?? [])),
    rents,
    rentPrice: cheapest(rents.map(({ amount }) => amount)),
    licensedBy: [row.id, ...(parent?.licensedBy ?? [])],
    credits,
    personIds: unique(credits.map(({ person }) => person.id)),
    trailers: lookups.trailers.get(row.id) ?? [],
    isSeries: row.type === 'series',
    guided: null,
    searchText: namesOf(row.title, row.original),
  };
  const whole = content as Content;
  whole.root = parent?.root ?? whole;
  return whole;
}

/** One credit per person and content: a writer and director of one film is named once, with both roles. */
function creditsOf(tables: Tables, persons: Map<number, Person>): Map<string, Credit[]> {
  const credits = new Map<string, Credit[]>();
  for (const { contentId, personId, role, priority } of tables.credits) {
    const person = persons.get(personId);
    if (!person) continue;
    const list = credits.get(contentId) ?? [];
    credits.set(contentId, list);
    const existing = list.find((credit) => credit.person === person);
    if (existing) existing.roles.push(role);
    else list.push({ person, role, roles: [role], priority });
  }
  return credits;
}

/** All contents, parents before children, children in order. Contents with a missing parent or in a cycle are left out. */
export function buildContents(tables: Tables, persons: Map<number, Person>): Map<string, Content> {
  const lookups: Lookups = {
    genres: indexBy(tables.genres, ({ id }) => id),
    countries: indexBy(tables.countries, ({ id }) => id),
    libraries: groupBy(
      tables.contentLibraries,
      ({ contentId }) => contentId,
      ({ libraryId }) => libraryId,
    ),
    packetsOfLibrary: groupBy(
      tables.packetLibraries,
      ({ libraryId }) => libraryId,
      ({ packetId }) => packetId,
    ),
    credits: creditsOf(tables, persons),
    viewers: new Map(tables.viewers.map(({ contentId, viewers }) => [contentId, viewers])),
    files: indexBy(tables.libraryFiles, ({ contentId }) => contentId),
    posters: indexBy(tables.libraryPosters, ({ contentId }) => contentId),
    trailers: groupBy(
      tables.trailers,
      ({ contentId }) => contentId,
      (trailer) => trailer,
    ),
    rents: groupBy(
      tables.purchaseTypes.filter(({ isActive }) => isActive),
      ({ contentId }) => contentId,
      (way) => way,
    ),
  };
  const byParent = groupBy(
    tables.contents,
    ({ parentId }) => parentId,
    (row) => row,
  );
  const contents = new Map<string, Content>();
  const add = (parentId: string | null, parent: Content | null): void => {
    const rows = byParent.get(parentId) ?? [];
    for (const row of rows.sort((a, b) => a.season - b.season || a.series - b.series)) {
      const content = build(row, parent, lookups);
      parent?.children.push(content);
      contents.set(content.id, content);
      add(row.id, content);
    }
  };
  add(null, null);
  return contents;
}
