/**
 * The types of the seed: an author's data about a title, a channel or a packet. Every text is `Localized`,
 * so a missing language is a compile error (DESIGN section 6: all four languages).
 */
import type { AdPlan } from '../domain/ads.ts';
import type { Localized } from '../origin/catalogue.ts';
import type { Age, PersonRole, World } from './basics.ts';
import type { CategoryKey } from './data/channels/categories.ts';
import type { CountryKey } from './data/countries.ts';
import type { GenreKey } from './data/genres.ts';
import type { LibraryKey } from './data/libraries.ts';
import type { PersonKey } from './data/persons/index.ts';
import type { Profile } from './programming/profile.ts';

/** The credits by role, in order of billing. */
export type Credits = Partial<Record<PersonRole, readonly PersonKey[]>>;

/** The common fields of all titles. */
export interface TitleSeed {
  /** A stable name from which ids are derived: never change it. */
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
  /** Background of its pages (`color_bg`): dark enough for white text over the scrim. */
  color: string;
  library: LibraryKey;
  /** Open to every device (a large share is free by contract). */
  free?: true;
  cartoon?: true;
  /** Free content has the usual advertising by default, except cartoons. */
  ads?: AdPlan;
  /** Encrypted: playing needs a licence. */
  protected?: true;
}

/** A named part of a film. */
export interface ChapterSeed {
  minute: number;
  title: Localized;
}

export interface FilmSeed extends TitleSeed {
  minutes: number;
  /** A real clip instead of an arrangement of the pool. */
  clips?: readonly string[];
  /** Exact length when it is not whole minutes. */
  seconds?: number;
  attribution?: Localized;
  chapters?: readonly ChapterSeed[];
  announced?: true;
}

export interface EpisodeSeed {
  title: Localized;
  description: Localized;
  /** Announced, not released: cannot be played (spec 2 §4). */
  announced?: true;
}

interface SeasonSeed {
  year: number;
  /** Length of one episode. */
  minutes: number;
  episodes: readonly EpisodeSeed[];
}

export interface SeriesSeed extends TitleSeed {
  seasons: readonly SeasonSeed[];
}

/** A show for channels: watched live or as catch-up. */
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
  /** High definition by default. */
  sd?: true;
  is4k?: true;
  age?: Age;
  /** 7 days by default; 0 means no archive. */
  archivedDays?: number;
  /** Start of its programmes, in minutes after a full five minutes: so not all channels change at once. */
  offset: 0 | 1 | 2 | 3 | 4;
  profile: Profile;
  /** Its sign in the logo (origin/images/kinds/marks.ts). */
  mark: string;
  /** Programmes whose rights end with the broadcast (spec 2 §4 `error_schedule_copyright_banned`). */
  noCatchup?: readonly string[];
  vitrinaUrl?: string;
  /** The broadcaster's light player (spec 2 §3 `vlight`). */
  vlight?: true;
  /** Free channels have the usual advertising by default. */
  ads?: AdPlan;
  /** Encrypted: playing needs a licence. */
  protected?: true;
  /** Low-latency HLS. */
  lowLatency?: true;
  /** Its number for the audience counter (spec 2 §3 trackers). */
  tns?: string;
  accessError?: Localized;
  /** Weekly windows without broadcasting rights, in minutes from Thursday 05:00 UTC+5. */
  blackouts?: readonly { at: number; minutes: number }[];
}
