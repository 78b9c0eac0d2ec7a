import * as v from 'valibot';
import {
  artOrNull,
  color,
  contentCover,
  flag,
  idText,
  listOf,
  numberOrNull,
  text,
  textOrNull,
} from '@/lib/platform/http/wire';
import type { ContentCard, ContentKind, PersonCard, Rating } from '@/lib/rules/catalogue/view';
import type { Locale } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';

/** Wire names of the kinds; `serial` is an old word for series (spec 2 §3). */
const KINDS: Record<string, ContentKind> = {
  movie: 'movie',
  series: 'series',
  serial: 'series',
  season: 'season',
  episode: 'episode',
  program: 'program',
};

export const contentKind = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value): ContentKind => KINDS[value ?? ''] ?? 'movie'),
);

const Ratings = listOf(v.object({ type: text, name: textOrNull, rating: textOrNull }));

export const ContentCardWire = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  content_type: contentKind,
  cover: contentCover,
  year: textOrNull,
  genres: listOf(v.object({ id: v.nullish(idText, null), name: text })),
  ratings: Ratings,
  age: numberOrNull,
  is_free: flag,
  duration: numberOrNull,
  color_bg: color,
});

/** The list that a card is made for. */
interface CardQuery {
  libraryId?: number | null | undefined;
  /** Ids of the genres that the list is narrowed to: a card names one of them, because it is why the title is there. */
  genres?: readonly string[];
}

/**
 * Spec 2 §2: an episode links to the player, other titles to their page, whose address may contain their
 * library.
 */
export function toContentCard(
  card: v.InferOutput<typeof ContentCardWire>,
  { libraryId = null, genres = [] }: CardQuery = {},
): ContentCard {
  const key = card.slug ?? card.id;
  const genre = card.genres.find(({ id }) => id !== null && genres.includes(id)) ?? card.genres[0];
  return {
    id: card.id,
    href: card.content_type === 'episode' ? routes.watch(key) : routes.content(key, libraryId),
    title: card.title,
    kind: card.content_type,
    poster: card.cover.poster,
    still: card.cover.still,
    year: card.year,
    genre: genre?.name ?? null,
    age: card.age,
    rating: card.ratings.map(({ rating }) => scoreOf(rating)).find(Boolean) ?? null,
    isFree: card.is_free,
    durationSeconds: card.duration,
    color: card.color_bg,
  };
}

const RATING_NAMES: Record<string, Record<Locale, string>> = {
  kinopoisk: { ru: 'КиноПоиск', kk: 'КиноПоиск', en: 'Kinopoisk', uz: 'Kinopoisk' },
  imdb: { ru: 'IMDb', kk: 'IMDb', en: 'IMDb', uz: 'IMDb' },
};

/** A known score with one decimal. */
function scoreOf(rating: string | null): string | null {
  const value = Number(rating);
  return value > 0 ? value.toFixed(1) : null;
}

/** Known scores, in the platform's order. */
export function toRatings(ratings: v.InferOutput<typeof Ratings>, locale: Locale): Rating[] {
  return ratings.flatMap(({ type, name, rating }) => {
    const value = scoreOf(rating);
    return value ? [{ source: name ?? RATING_NAMES[type]?.[locale] ?? type, value }] : [];
  });
}

export { Ratings as RatingsWire };

export const PersonWire = v.object({
  id: idText,
  slug: textOrNull,
  name: text,
  image_url: artOrNull,
  role: textOrNull,
});

export function toPersonCard(person: v.InferOutput<typeof PersonWire>, roleName: string | null): PersonCard {
  return {
    id: person.id,
    href: routes.person(person.slug ?? person.id),
    name: person.name,
    photo: person.image_url,
    role: roleName,
  };
}
