import { pickIndex, shuffled } from '../ids.ts';
import {
  type Airing,
  airingOfFilm,
  airingsOfProgramme,
  airingsOfSeries,
  films,
  programmes,
  series,
} from '../titles.ts';
import type { Age, FilmSeed } from '../types.ts';
import type { FilmWish, Ingredient } from './profile.ts';

/** A fragment of half a minute (Big Buck Bunny) is not an evening's film. */
const SHORTEST_FILM = 30;

function allows(film: FilmSeed, wish: FilmWish, maxAge: Age): boolean {
  const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    !wanted || has.some((one) => wanted.includes(one));
  return (
    film.minutes >= SHORTEST_FILM &&
    !film.announced &&
    film.age <= Math.min(maxAge, wish.maxAge ?? 18) &&
    any(wish.genres, film.genres) &&
    any(wish.countries, film.countries) &&
    any(wish.libraries, [film.library])
  );
}

/** A child of eight is not shown an adult film because the plan has nothing else: the hour wins over the wish. */
function filmsFor(wish: FilmWish, maxAge: Age, channel: string): FilmSeed[] {
  const fitting = films.filter((film) => allows(film, wish, maxAge));
  const choice = fitting.length > 0 ? fitting : films.filter((film) => allows(film, {}, maxAge));
  return shuffled(choice, `films of ${channel}`, ({ key }) => key);
}

function find<T extends { key: string }>(list: readonly T[], key: string): T {
  const found = list.find((one) => one.key === key);
  if (!found) throw new Error(`the programming names "${key}", which nobody has written`);
  return found;
}

/** Gives out what is next: every series goes on where it stopped, films come round only after all the others. */
export class Pantry {
  private readonly turns = new Map<string, number>();
  private readonly choices = new Map<string, FilmSeed[]>();
  private readonly channel: string;

  constructor(channel: string) {
    this.channel = channel;
  }

  next(ingredient: Ingredient, maxAge: Age): Airing {
    if (ingredient.kind === 'film') return this.film(ingredient.wish, maxAge);
    const airings =
      ingredient.kind === 'series'
        ? airingsOfSeries(find(series, ingredient.key))
        : airingsOfProgramme(find(programmes, ingredient.key));
    // Two channels with the same serial are not in the same place of it.
    const from =
      ingredient.kind === 'series' ? pickIndex(`${this.channel} ${ingredient.key}`, airings.length) : 0;
    const airing = airings[(from + this.turn(ingredient.key)) % airings.length] as Airing;
    return ingredient.kind === 'programme' && ingredient.minutes
      ? { ...airing, minutes: ingredient.minutes }
      : airing;
  }

  private film(wish: FilmWish, maxAge: Age): Airing {
    const choice = this.choice(wish, maxAge);
    const least = choice.reduce((best, film) => (this.count(film.key) < this.count(best.key) ? film : best));
    this.turn(least.key);
    return airingOfFilm(least);
  }

  private choice(wish: FilmWish, maxAge: Age): FilmSeed[] {
    const key = JSON.stringify([wish, maxAge]);
    const known = this.choices.get(key) ?? filmsFor(wish, maxAge, this.channel);
    this.choices.set(key, known);
    return known;
  }

  private count(key: string): number {
    return this.turns.get(key) ?? 0;
  }

  /** How often it was on before. */
  private turn(key: string): number {
    const before = this.count(key);
    this.turns.set(key, before + 1);
    return before;
  }
}
