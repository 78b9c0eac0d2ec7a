import type { Age } from '../basics.ts';
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
import type { FilmSeed } from '../types.ts';
import type { FilmPreference, PlanItem } from './profile.ts';
import { slotLength } from './slot-length.ts';

/** A fragment of half a minute (Big Buck Bunny) cannot fill an evening. */
const SHORTEST_FILM = 30;
/** A show may be cut to this share of its length, as on real channels; less would be a fragment. */
const SHORTEST_SHARE = 0.6;

function allows(film: FilmSeed, preference: FilmPreference, maxAge: Age): boolean {
  const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    !wanted || has.some((one) => wanted.includes(one));
  return (
    film.minutes >= SHORTEST_FILM &&
    !film.announced &&
    film.age <= Math.min(maxAge, preference.maxAge ?? 18) &&
    any(preference.genres, film.genres) &&
    any(preference.countries, film.countries) &&
    any(preference.libraries, [film.library])
  );
}

/** The age limit of the hour is stronger than the plan: a child must not see an adult film because no other one fits. */
function filmsFor(preference: FilmPreference, maxAge: Age, channel: string): FilmSeed[] {
  const fitting = films.filter((film) => allows(film, preference, maxAge));
  const choice = fitting.length > 0 ? fitting : films.filter((film) => allows(film, {}, maxAge));
  return shuffled(choice, `films of ${channel}`, ({ key }) => key);
}

function find<T extends { key: string }>(list: readonly T[], key: string): T {
  const found = list.find((one) => one.key === key);
  if (!found) throw new Error(`the programming names "${key}", which is not defined`);
  return found;
}

/** The longest show that suits any channel and hour. */
function filler(left: number): Airing {
  const keys = ['live-concert', 'planet-nearby', 'why-so', 'little-academy'];
  const shows = keys.flatMap((key) => airingsOfProgramme(find(programmes, key)));
  return shows.find(({ minutes }) => minutes <= left) ?? (shows.at(-1) as Airing);
}

/** Selects what is aired next: every series continues, a film repeats only after all the others. */
export class ProgrammeSource {
  private readonly counts = new Map<string, number>();
  private readonly choices = new Map<string, FilmSeed[]>();
  private readonly channel: string;

  constructor(channel: string) {
    this.channel = channel;
  }

  /** The ingredient's next programme for a daypart with this many minutes left; no film is cut to fit. */
  next(item: PlanItem, maxAge: Age, left: number): Airing {
    if (item.kind === 'film') return this.film(item.preference, maxAge, left);
    const { kind, key } = item;
    const airings =
      kind === 'series' ? airingsOfSeries(find(series, key)) : airingsOfProgramme(find(programmes, key));
    // Two channels with the same series are at different episodes of it.
    const from = kind === 'series' ? pickIndex(`${this.channel} ${key}`, airings.length) : 0;
    const airing = airings[(from + this.count(key)) % airings.length] as Airing;
    const wanted = kind === 'programme' && item.minutes ? { ...airing, minutes: item.minutes } : airing;
    if (left < wanted.minutes * SHORTEST_SHARE) return filler(left);
    this.shown(key);
    return wanted;
  }

  private film(preference: FilmPreference, maxAge: Age, left: number): Airing {
    const fitting = this.choice(preference, maxAge).filter(
      ({ minutes }) => minutes <= slotLength(minutes, left),
    );
    const [first, ...others] = fitting;
    if (!first) return filler(left);
    const least = others.reduce(
      (best, one) => (this.count(one.key) < this.count(best.key) ? one : best),
      first,
    );
    this.shown(least.key);
    return airingOfFilm(least);
  }

  private choice(preference: FilmPreference, maxAge: Age): FilmSeed[] {
    const key = JSON.stringify([preference, maxAge]);
    const choice = this.choices.get(key) ?? filmsFor(preference, maxAge, this.channel);
    this.choices.set(key, choice);
    return choice;
  }

  /** How often it has been aired. */
  private count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private shown(key: string): void {
    this.counts.set(key, this.count(key) + 1);
  }
}
