/** All that the media origin needs of the catalogue is these types (its tests run without a database). */

/** A text in the four languages of the product. */
export type Localized = { ru: string; kk: string; en: string; uz: string };

/** The clips of a title; without a request the title is arranged from the whole pool by its id. */
export type MediaPreference = { clips?: string[]; world?: string };

/** One programme of the weekly template, in segments of the 3.84 s grid. */
export type WeeklySlot = { start: number; length: number; contentId: string; episodeId: string | null };

/** A weekly window, in segments, in which a channel may not be shown (spec 2 §4 Blackout and offline). */
export type Blackout = { start: number; length: number };

export type LinearChannel = {
  id: number;
  slots: WeeklySlot[];
  archiveDays: number;
  blackouts?: Blackout[];
  /** Encrypted: playing needs a licence. */
  isProtected?: boolean;
  /** The live stream is also served in parts (RFC 8216bis); not for a protected channel. */
  isLowLatency?: boolean;
};

/** A film, an episode, a programme or a trailer in the form that the packager needs. */
export type VirtualTitle = {
  contentId: string;
  segments: number;
  media: MediaPreference;
  name: Localized;
  age: number;
  isProtected?: boolean;
  /** A trailer is cut from this title: its pictures are segments of that title, spread over the whole of it. */
  cutFrom?: { contentId: string; segments: number };
};

export interface OriginCatalogue {
  channel(id: number): Promise<LinearChannel | null>;
  title(contentId: string): Promise<VirtualTitle | null>;
}
