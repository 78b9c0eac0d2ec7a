/**
 * What the catalogue's components draw: plain data, the same for every viewer unless a field says otherwise.
 * The platform's own shapes stop in `lib/platform`; paths arrive ready from `lib/shared/routes`.
 */

import type { ContentKeys } from '@/lib/shared/routes';

/** Row templates of spec 2 §2; `lib/rules/catalogue/row-layout.ts` says what each of them is. */
export type RowTemplate =
  | 'content-v'
  | 'content-h'
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
  /** 2:3 art without resize parameters: `Picture` adds `?w=&format=`. */
  poster: string | null;
  /** 16:9 art. */
  still: string | null;
  year: string | null;
  genre: string | null;
  /** Age limit in years; 0 is "for everyone", null is unknown. */
  age: number | null;
  /** One figure with one decimal, already chosen among the sources: "7.8". */
  rating: string | null;
  isFree: boolean;
  durationSeconds: number | null;
  /** `color_bg` of the title: the placeholder while art loads. */
  color: string | null;
}

/** Something begun and not finished. Personal: only islands have it. */
export interface HistoryCard {
  id: string;
  /** Leads straight to the watch page. */
  href: string;
  title: string;
  /** Season and episode, already worded: "Сезон 1 · Серия 4". */
  subtitle: string | null;
  still: string | null;
  /** 0…100. */
  percent: number;
  /** Resume position; null when the platform only knows the share. */
  positionSeconds: number | null;
  color: string | null;
}

export interface PersonCard {
  id: string;
  href: string | null;
  name: string;
  photo: string | null;
  /** Already worded: "режиссёр". */
  role: string | null;
}

/** A wordmark image that replaces the title text of a promo. */
export interface GraphicTitle {
  src: string;
  width: number;
  height: number;
}

/** What a press does (spec 2 §2 "Destination types"). */
export type Target =
  | { kind: 'page'; href: string }
  /** Another site: a new tab. */
  | { kind: 'outside'; href: string }
  /** A packet is another one where the provider is not an OTT provider. */
  | { kind: 'packet'; href: string; hrefNoOtt: string }
  | { kind: 'promo-key'; href: string }
  /** Opens a message. */
  | { kind: 'text'; title: string; text: string };

/** A promotion: a slide, a button, a collection or the card of a packet. */
export interface Promo {
  id: string;
  /** null: nothing to open, it is only a picture. */
  target: Target | null;
  title: string;
  short: string | null;
  description: string | null;
  background: string | null;
  graphicTitle: GraphicTitle | null;
  color: string | null;
  /** Tags under the title, already worded and ordered: year, genre, age. */
  tags: string[];
  /** The row's own slide time; null means the 7000 ms of spec 2 §9. */
  durationSeconds: number | null;
  /** Plays on the slide that is shown, where there is room for it (spec 2 §2). */
  trailerId: string | null;
  /** Of a button: as it is, and when it is pointed at. */
  icon: { src: string; focused: string } | null;
}

export interface Rating {
  /** "КиноПоиск", "IMDb". */
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
  /** Its own content page; the tile itself plays it. */
  href: string;
  watchHref: string | null;
  title: string;
  season: number;
  number: number;
  description: string | null;
  still: string | null;
  durationSeconds: number | null;
  /** Announced, not yet there: cannot be played (spec 2 §4). */
  isAnnouncement: boolean;
  color: string | null;
}

export interface Season {
  id: string;
  number: number;
  title: string | null;
  /** The season's own address, a real link behind the tab. */
  href: string;
  episodes: Episode[];
}

/** A time when the title was on air, to be watched in the archive of its channel. */
export interface Broadcast {
  href: string;
  /** Already worded, on the broadcaster's clock: "Сб, 21 ноября · 20:30". */
  when: string;
  channel: string | null;
  /** What was on: the episode where there is one. */
  title: string;
  still: string | null;
  durationSeconds: number | null;
}

export interface Crumb {
  title: string;
  href: string | null;
}

/** Everything on a content page that is the same for everyone. */
export interface ContentPage {
  id: string;
  keys: ContentKeys;
  /** The address that search engines keep. */
  canonical: string;
  /** Season on show; null on the page of the whole title. */
  season: number | null;
  /** Number of the episode on show. */
  episode: number | null;
  kind: ContentKind;
  title: string;
  /** Title in its own language, when it differs. */
  originalTitle: string | null;
  /** Season and episode suffix, already worded. */
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
  /** Credit that a licence asks for on this page. */
  attribution: { text: string; href: string | null } | null;
  isFree: boolean;
  /** Rights have run out: the card stays, with a note. */
  isLost: boolean;
  /** Announced, not yet there: cannot be played (spec 2 §4). */
  isAnnouncement: boolean;
  /** null: nothing to play (announced, lost, or nowhere to be had). */
  watchHref: string | null;
  trailer: { id: string; href: string } | null;
  /** Whose episodes are listed; null when there are none to list. */
  seriesId: string | null;
  crumbs: Crumb[];
  persons: PersonGroup[];
  seasons: Season[];
  /** Broadcasts that can be watched again, the latest first (spec 2 §2 "Content page"). */
  broadcasts: Broadcast[];
  similar: ContentCard[];
}
