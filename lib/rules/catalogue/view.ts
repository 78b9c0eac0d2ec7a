/**
 * The data that catalogue components draw, the same for every viewer unless a field says otherwise. Shapes of
 * the platform stop in `lib/platform`; paths come complete from `lib/shared/routes.ts`.
 */

import type { ContentKeys } from '@/lib/shared/routes';

/** Row templates of spec 2 §2; `lib/rules/catalogue/row-layout.ts` has their layouts. */
export type RowTemplate =
  | 'content-v'
  | 'content-h'
  | 'content-top'
  | 'because'
  | 'history-h'
  | 'person'
  | 'channel'
  | 'button'
  | 'branded_button'
  | 'collection-v'
  | 'promo-bg'
  | 'promo-wide'
  | 'packet_promo'
  | 'packet_promo_base'
  | 'donate_packs';

export type ContentKind = 'movie' | 'series' | 'season' | 'episode' | 'program';

/** A film, series, programme or episode as one tile. */
export interface ContentCard {
  id: string;
  href: string;
  title: string;
  kind: ContentKind;
  /** 2:3 picture without resize parameters: `Picture` adds `?w=&format=`. */
  poster: string | null;
  /** 16:9 picture. */
  still: string | null;
  year: string | null;
  genre: string | null;
  /** Age limit in years; 0 means everyone, null means unknown. */
  age: number | null;
  /** One rating with one decimal, chosen among the sources: "7.8". */
  rating: string | null;
  isFree: boolean;
  durationSeconds: number | null;
  /** `color_bg` of the title: the placeholder while the picture loads. */
  color: string | null;
}

/** A title that was started and not finished. Personal: only islands have it. */
export interface HistoryCard {
  id: string;
  /** Leads directly to the player. */
  href: string;
  title: string;
  /** Season and episode as text: "Сезон 1 · Серия 4". */
  subtitle: string | null;
  still: string | null;
  /** 0…100. */
  percent: number;
  /** Resume position; null when the platform only has the share. */
  positionSeconds: number | null;
  color: string | null;
}

export interface PersonCard {
  id: string;
  href: string | null;
  name: string;
  photo: string | null;
  /** As text: "режиссёр". */
  role: string | null;
}

/** A picture of the title that replaces its text in a promotion and on its page. */
export interface GraphicTitle {
  src: string;
  width: number;
  height: number;
}

/** The action of a press (spec 2 §2 "Destination types"). */
export type Target =
  | { kind: 'page'; href: string }
  /** Another site: opens a new tab. */
  | { kind: 'outside'; href: string }
  /** The packet has another id when the provider is not an OTT provider. */
  | { kind: 'packet'; href: string; hrefNoOtt: string }
  | { kind: 'promo-key'; href: string }
  /** Opens a message. */
  | { kind: 'text'; title: string; text: string };

/** A promotion: a slide, a button, a collection or the card of a packet. */
export interface Promo {
  id: string;
  /** null: nothing to open, only a picture. */
  target: Target | null;
  /** Where it plays at once: the player of a title, or a channel, which is its target too. Null for what does not play. */
  watch: { kind: 'title' | 'channel'; href: string } | null;
  title: string;
  short: string | null;
  description: string | null;
  background: string | null;
  graphicTitle: GraphicTitle | null;
  color: string | null;
  /** Tags below the title, as ordered texts: year, genre, age. */
  tags: string[];
  /** The row's own slide duration; null means the 7000 ms of spec 2 §9. */
  durationSeconds: number | null;
  /** Plays on the current slide where there is room for it (spec 2 §2). */
  trailerId: string | null;
  /** Of a button: normal and focused. */
  icon: { src: string; focused: string } | null;
}

export interface Rating {
  /** "Kinopoisk", "IMDb", in the letters of the language. */
  source: string;
  value: string;
}

export type PersonRole = 'director' | 'actor' | 'producer' | 'writer' | 'composer' | 'presenter' | 'editor';

export interface PersonGroup {
  role: PersonRole;
  persons: PersonCard[];
}

export interface Episode {
  id: string;
  /** The title's page. A press on the tile plays the episode instead. */
  href: string;
  watchHref: string | null;
  title: string;
  season: number;
  number: number;
  description: string | null;
  still: string | null;
  durationSeconds: number | null;
  /** Announced: cannot be played yet (spec 2 §4). */
  isAnnouncement: boolean;
  color: string | null;
}

export interface Season {
  id: string;
  number: number;
  title: string | null;
  /** The season's own address, for the link of the tab. */
  href: string;
  episodes: Episode[];
}

/** A broadcast of the title that can be watched in the archive of its channel. */
export interface Broadcast {
  href: string;
  /** As text, in the time zone of the broadcaster: "Сб, 21 ноября · 20:30". */
  when: string;
  channel: string | null;
  /** The broadcast title: the episode where there is one. */
  title: string;
  still: string | null;
  durationSeconds: number | null;
}

/** A broadcast that is still to come. */
export interface Upcoming {
  channelId: number;
  channel: string;
  /** Unix seconds. */
  startsAt: number;
  /** As text, in the time zone of the broadcaster. */
  when: string;
  title: string;
}

export interface Crumb {
  title: string;
  href: string | null;
}

/** What a title can be heard and read in, and how sharp it is; null where the platform does not say. */
export interface TitleTracks {
  audio: string | null;
  subtitles: string | null;
  quality: string | null;
}

/** The part of a content page that is the same for everyone. */
export interface ContentPage {
  id: string;
  keys: ContentKeys;
  /** The canonical address for search engines. */
  canonical: string;
  /** Shown season; null on the page of the whole title. */
  season: number | null;
  /** Number of the shown episode. */
  episode: number | null;
  kind: ContentKind;
  title: string;
  /** Original title, when it differs. */
  originalTitle: string | null;
  /** Season and episode suffix, as text. */
  suffix: string | null;
  background: string | null;
  poster: string | null;
  graphicTitle: GraphicTitle | null;
  color: string | null;
  year: string | null;
  countries: string[];
  genres: Array<{ name: string; href: string | null }>;
  age: number | null;
  durationSeconds: number | null;
  ratings: Rating[];
  description: string | null;
  tracks: TitleTracks;
  /** Credit that a licence requires on this page. */
  attribution: { text: string; href: string | null } | null;
  isFree: boolean;
  /** The rights have expired: the card stays, with a note. */
  isLost: boolean;
  /** Announced: cannot be played yet (spec 2 §4). */
  isAnnouncement: boolean;
  /** null: nothing to play (announced, expired, or not available anywhere). */
  watchHref: string | null;
  /** The numbers of the episode that `watchHref` begins with; null for other titles. */
  firstEpisode: { season: number; episode: number } | null;
  trailer: { id: string; href: string } | null;
  /** The series whose episodes are listed; null without a list. */
  seriesId: string | null;
  crumbs: Crumb[];
  persons: PersonGroup[];
  seasons: Season[];
  /** Broadcasts that can be watched again, newest first (spec 2 §2 "Content page"). */
  broadcasts: Broadcast[];
  upcoming: Upcoming[];
  similar: ContentCard[];
}
