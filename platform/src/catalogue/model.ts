import type { ContentType, countries, genres, libraries, Rating, trailers } from '../db/schema/catalogue.ts';
import type { channelCategories, channels } from '../db/schema/channels.ts';
import type { packets } from '../db/schema/commerce.ts';
import type { externalChannels } from '../db/schema/imports.ts';
import type { PersonRole, persons } from '../db/schema/persons.ts';
import type { rows, rowsets } from '../db/schema/rows.ts';
import type { purchaseTypes } from '../db/schema/subscriptions.ts';
import type { AdPlan } from '../domain/ads.ts';
import type { ChildLevel } from '../domain/age.ts';
import type { Marker } from '../domain/markers.ts';
import type { Localized, MediaPreference, WeeklySlot } from '../origin/catalogue.ts';
import type { PictureFile } from '../origin/images/subject.ts';
import type { LibraryFilm } from '../origin/library/catalogue.ts';
import type { ScheduleEntry } from '../origin/timeline.ts';

export type Genre = typeof genres.$inferSelect;
export type Country = typeof countries.$inferSelect;
export type Library = typeof libraries.$inferSelect & { packetIds: number[] };
type Trailer = typeof trailers.$inferSelect;
export type Category = typeof channelCategories.$inferSelect;
export type PurchaseType = typeof purchaseTypes.$inferSelect;
export type Packet = typeof packets.$inferSelect & {
  channelIds: number[];
  libraryIds: number[];
  /** The purchase types on offer, the shortest period first. */
  purchaseTypes: PurchaseType[];
};
export type Row = typeof rows.$inferSelect & { searchText: string };
export type Rowset = typeof rowsets.$inferSelect & { rows: Row[] };

/** One person in the credits of a content, with all roles there, in order of billing. */
export type Credit = { person: Person; role: PersonRole; roles: PersonRole[]; priority: number };

export type Person = typeof persons.$inferSelect & {
  roles: PersonRole[];
  /** Titles of the filmography, newest first; only roots (films, series, programmes). */
  contents: Content[];
  searchText: string;
};

/** A content with all inherited values filled in. */
export type Content = {
  id: string;
  slug: string;
  type: ContentType;
  parent: Content | null;
  /** The film, the programme or the series at the top; a content without a parent is its own root. */
  root: Content;
  children: Content[];
  season: number;
  series: number;
  title: Localized;
  original: string;
  short: Localized;
  description: Localized;
  year: number | null;
  age: number;
  duration: number;
  genres: Genre[];
  genreIds: number[];
  countries: Country[];
  countryIds: number[];
  ratings: Rating[];
  /** The rating used for sorting and filtering: Kinopoisk, else IMDb, else 0. */
  score: number;
  /** How many have watched it lately; its seasons and episodes count for the root. */
  viewers: number;
  colorBg: string;
  isFree: boolean;
  isAnnouncement: boolean;
  isCartoon: boolean;
  isLost: boolean;
  adPlan: AdPlan;
  /** Encrypted: playing needs a licence. */
  isProtected: boolean;
  media: MediaPreference;
  /** The file that is played instead of an arrangement of the pool. */
  file: (LibraryFilm & { audioLanguages: string[]; height: number | null }) | null;
  /** A poster from a file, instead of a drawn one. */
  poster: PictureFile | null;
  artSeed: string;
  markers: Marker[];
  attribution: Localized | null;
  publishedAt: Date;
  libraryIds: number[];
  packetIds: number[];
  /** The rents on offer; seasons and episodes have those of their series. */
  rents: PurchaseType[];
  /** The cheapest of them. */
  rentPrice: string | null;
  /** The titles whose licence opens it: itself and its parents. */
  licensedBy: string[];
  credits: Credit[];
  personIds: number[];
  trailers: Trailer[];
  isSeries: boolean;
  searchText: string;
  /**
   * Set for a programme that exists only in an imported guide. It disappears with the guide; its picture is the guide's
   * or the channel's.
   */
  guided: { channelId: number; picture: string | null; broadcast: Aired } | null;
};

export type Channel = typeof channels.$inferSelect & {
  /** The number on the remote control, from 1. */
  number: number;
  packetIds: number[];
  slots: WeeklySlot[];
  /** Set for a channel of an imported list: its streams come from another server, its schedule from a guide. */
  external: typeof externalChannels.$inferSelect | null;
  /** The lowest price that opens it for a viewer without packets, at the prices of all providers. */
  minPrice: string;
  /** Starts of the slots without catch-up rights. */
  bannedStarts: ReadonlySet<number>;
  searchText: string;
};

/** A slot of the week in which a content is aired. */
export type Airing = { channel: Channel; slot: WeeklySlot };

/** A schedule entry with its programme, film or series, and the episode. */
export type Aired = ScheduleEntry & { channel: Channel; content: Content; episode: Content | null };

/** The guide of imported channels around now, in memory: every list of channels needs the current programme. */
export type GuideWindow = {
  /** Unix seconds; another moment needs another window. Broadcasts of some hours after it are there, too. */
  from: number;
  to: number;
  entries: ReadonlyMap<number, readonly Aired[]>;
};

/** Everything that is the same for all viewers: one immutable object per version. */
export type Snapshot = {
  version: number;
  /** Content that children of that level may not see is left out; null: nothing is. */
  childLevel: ChildLevel | null;
  genres: Genre[];
  countries: Country[];
  libraries: Map<number, Library>;
  packets: Map<number, Packet>;
  /** All purchase types, including those no longer on offer. */
  purchaseTypes: Map<string, PurchaseType>;
  contents: Map<string, Content>;
  contentsBySlug: Map<string, Content>;
  /** Films, series and programmes, newest first. */
  roots: Content[];
  trailers: Map<string, Trailer>;
  persons: Map<number, Person>;
  personsBySlug: Map<string, Person>;
  channels: Map<number, Channel>;
  channelsBySlug: Map<string, Channel>;
  categories: Category[];
  airings: Map<string, Airing[]>;
  /** The guide of imported channels around now. */
  guide: GuideWindow;
  rows: Map<string, Row>;
  rowsBySlug: Map<string, Row>;
  rowsets: Rowset[];
  seoMasks: { pageType: string; textType: string; value: Localized }[];
};
