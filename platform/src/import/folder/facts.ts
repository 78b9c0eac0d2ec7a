import { cut, searchable } from '../../domain/text.ts';
import type { Localized } from '../../origin/catalogue.ts';
import type { Named } from './name.ts';
import { inAllLanguages, type Sidecar } from './sidecar.ts';

/** The metadata of a title. */
export type Facts = {
  title: Localized;
  original: string;
  short: Localized;
  description: Localized;
  year: number | null;
  age: number | null;
  genreIds: number[];
  countryIds: number[];
  persons: NonNullable<Sidecar['persons']>;
};

type Listed = { id: number; name: Localized };

/** The existing genres and countries. */
export type Directories = { genres: (Listed & { slug: string })[]; countries: (Listed & { code: string })[] };

const SHORT_LENGTH = 160;

/** The first sentences of a description, for cards. */
function shortened(text: string): string {
  if (text.length <= SHORT_LENGTH) return text;
  const end = text.lastIndexOf(' ', SHORT_LENGTH - 1);
  return `${cut(text, end > 0 ? end : SHORT_LENGTH - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}

function perLanguage(text: Localized, change: (one: string) => string): Localized {
  return { ru: change(text.ru), kk: change(text.kk), en: change(text.en), uz: change(text.uz) };
}

/** The ids of the names, and the names that are unknown. */
function find<T extends Listed>(words: readonly string[], pool: readonly T[], keyOf: (one: T) => string) {
  const ids: number[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const wanted = searchable(word);
    const found = pool.find((one) =>
      [keyOf(one), ...Object.values(one.name)].some((name) => searchable(name) === wanted),
    );
    if (found) ids.push(found.id);
    else unknown.push(word);
  }
  return { ids, unknown };
}

function episodeTitle({ title, episode }: Extract<Named, { kind: 'episode' }>): Localized {
  if (title) return inAllLanguages(title);
  return {
    ru: `Серия ${episode}`,
    kk: `${episode}-серия`,
    en: `Episode ${episode}`,
    uz: `${episode}-qism`,
  };
}

/** Joins the data of the file name and of the sidecar; `unknown` are genres and countries that do not exist. */
export function factsOf(
  name: { title: Localized; year: number | null },
  sidecar: Sidecar,
  { genres, countries }: Directories,
): { facts: Facts; unknown: string[] } {
  const genre = find(sidecar.genres ?? [], genres, ({ slug }) => slug);
  const country = find(sidecar.countries ?? [], countries, ({ code }) => code);
  const title = sidecar.title === undefined ? name.title : inAllLanguages(sidecar.title);
  const description = inAllLanguages(sidecar.description ?? sidecar.short ?? '');
  const facts = {
    title,
    original: sidecar.original ?? title.en,
    short: sidecar.short === undefined ? perLanguage(description, shortened) : inAllLanguages(sidecar.short),
    description,
    year: sidecar.year ?? name.year,
    age: sidecar.age ?? null,
    genreIds: genre.ids,
    countryIds: country.ids,
    persons: sidecar.persons ?? [],
  };
  return { facts, unknown: [...genre.unknown, ...country.unknown] };
}

/** The title of a film or an episode from its file name. */
export function titleOf(named: Named): Localized {
  return named.kind === 'film' ? inAllLanguages(named.title) : episodeTitle(named);
}
