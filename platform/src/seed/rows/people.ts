import type { contentLibraries } from '../../db/schema/catalogue.ts';
import type { contentPersons, persons as personsTable } from '../../db/schema/persons.ts';
import type { PersonRole } from '../basics.ts';
import { libraries } from '../data/libraries.ts';
import { births } from '../data/persons/births.ts';
import { type PersonKey, persons } from '../data/persons/index.ts';
import { portraitOf } from '../data/persons/portraits.ts';
import { slugify } from '../ids.ts';
import { filmId, films, programmeId, programmes, series, seriesId } from '../titles.ts';
import type { TitleSeed } from '../types.ts';

const FIRST_PERSON_ID = 2001;

const idOf = new Map((Object.keys(persons) as PersonKey[]).map((key, at) => [key, FIRST_PERSON_ID + at]));

export const personRows: (typeof personsTable.$inferInsert)[] = [...idOf].map(([key, id]) => {
  const { name, bio, role } = persons[key];
  return {
    id,
    slug: slugify(name.en),
    name,
    bio,
    role,
    birthDate: births[key],
    artSeed: key,
    portrait: portraitOf(key),
  };
});

const titles: { id: string; seed: TitleSeed }[] = [
  ...films.map((seed) => ({ id: filmId(seed.key), seed })),
  ...series.map((seed) => ({ id: seriesId(seed.key), seed })),
  ...programmes.map((seed) => ({ id: programmeId(seed.key), seed })),
];

/** The order of billing on every page. */
const roleOrder: readonly PersonRole[] = [
  'director',
  'actor',
  'presenter',
  'writer',
  'composer',
  'producer',
  'editor',
];

export const creditRows: (typeof contentPersons.$inferInsert)[] = titles.flatMap(({ id, seed }) =>
  roleOrder
    .flatMap((role) => (seed.credits[role] ?? []).map((key) => ({ role, personId: idOf.get(key) as number })))
    .map((credit, priority) => ({ contentId: id, ...credit, priority })),
);

export const contentLibraryRows: (typeof contentLibraries.$inferInsert)[] = titles.map(({ id, seed }) => ({
  contentId: id,
  libraryId: libraries[seed.library].id,
}));
