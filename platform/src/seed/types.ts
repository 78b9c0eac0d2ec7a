/**
 * The seed's own vocabulary: what an author writes down about a title, a channel or a packet. Every text is `Localized`,
 * so a missing language is a compile error (DESIGN section 6: all four languages).
 */
import type { AdPlan } from '../domain/ads.ts';
import type { Age, Localized, PersonRole, World } from './basics.ts';
import type { CategoryKey } from './data/channels/categories.ts';
import type { CountryKey } from './data/countries.ts';
import type { GenreKey } from './data/genres.ts';
import type { LibraryKey } from './data/libraries.ts';
import type { PersonKey } from './data/persons/index.ts';
import type { Profile } from './programming/profile.ts';

/** Who made it, by role, in order of billing. */
export type Credits = Partial<Record<PersonRole, readonly PersonKey[]>>;

/** What every title carries, whatever its kind. */
export interface TitleSeed {
  /** Stable name that ids are made of: never change it. */
  key: string;
  title: Localized;
  short: Localized;
  description: Localized;
  year: number;
  age: Age;
  genres: readonly GenreKey[];
  countries: readonly CountryKey[];
  kinopoisk: number;
  imdb: number;
  credits: Credits;
  world: World;
  /** Ground of its pages (`color_bg`): dark enough for white text after the scrim. */
  color: string;
  library: LibraryKey;
  /** Watchable by every device (contract: free share is big). */
  free?: true;
  cartoon?: true;
  /** The usual advertising goes with what is free, except cartoons, unless said otherwise. */
  ads?: AdPlan;
  /** Encrypted: played with a licence only. */
  protected?: true;
}

export interface FilmSeed extends TitleSeed {
  minutes: number;
  /** A real clip instead of an arrangement of the pool. */
  clips?: readonly string[];
  /** Exact length when it is not whole minutes. */
  seconds?: number;
  attribution?: Localized;
  announced?: true;
}

export interface EpisodeSeed {
  title: Localized;
  description: Localized;
  /** Announced, not yet there: cannot be played (spec 2 §4). */
  announced?: true;
}

export interface SeasonSeed {
  year: number;
  /** Length of one episode. */
  minutes: number;
  episodes: readonly EpisodeSeed[];
}

export interface SeriesSeed extends TitleSeed {
  seasons: readonly SeasonSeed[];
}

/** A show made for channels: seen live or as catch-up. */
export interface ProgrammeSeed extends TitleSeed {
  minutes: number;
  /** Numbered parts, when the show has them (clips of the music channel). */
  parts?: readonly EpisodeSeed[];
}

export interface ChannelSeed {
  id: number;
  slug: string;
  name: Localized;
  description: Localized;
  categories: readonly CategoryKey[];
  color: string;
  free?: true;
  /** High definition unless said otherwise. */
  sd?: true;
  is4k?: true;
  age?: Age;
  /** 7 days unless said otherwise; 0 has no archive. */
  archivedDays?: number;
  /** Minutes after the full five at which its programmes begin: channels do not change all at once. */
  offset: 0 | 1 | 2 | 3 | 4;
  profile: Profile;
  /** Its sign in the logo (origin/images/kinds/marks.ts). */
  mark: string;
  /** Programmes whose rights end with the broadcast (spec 2 §4 `error_schedule_copyright_banned`). */
  noCatchup?: readonly string[];
  vitrinaUrl?: string;
  /** The broadcaster's light player (spec 2 §3 `vlight`). */
  vlight?: true;
  /** The usual advertising goes with what is free unless said otherwise. */
  ads?: AdPlan;
  /** Encrypted: played with a licence only. */
  protected?: true;
  /** Number at the audience counter (spec 2 §3 trackers). */
  tns?: string;
  accessError?: Localized;
  /** Weekly windows without the right to show, in minutes from Thursday 05:00 UTC+5. */
  blackouts?: readonly { at: number; minutes: number }[];
}
