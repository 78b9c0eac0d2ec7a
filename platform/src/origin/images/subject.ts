import type { Localized } from '../catalogue.ts';

/** All that the illustrator needs of the catalogue is these types. */

/** Every kind of artwork of the origin; the first part of an image's address. */
export const imageKinds = [
  'poster',
  'still',
  'background',
  'title',
  'person',
  'logo',
  'icon',
  'cover-bg',
  'cover-color_bg',
  'cover-light_bg',
  'cover-dark_bg',
  'promo',
  'packet',
  'library',
  'collection',
  'news',
  'avatar',
  'category',
  'benefit',
  'age',
] as const;

export type ImageKind = (typeof imageKinds)[number];

/** The signs of a packet's benefits; other benefits share one sign. */
export const benefitSigns = ['hd', 'archive', 'devices', 'no-ads', 'other'] as const;

export type BenefitSign = (typeof benefitSigns)[number];

export type ImageLocale = keyof Localized;

/** The painted worlds (the media pool's). */
export const imageWorlds = [
  'mountains',
  'sea',
  'city',
  'steppe',
  'space',
  'abstract',
  'forest',
  'aurora',
  'underwater',
  'balloons',
  'toys',
] as const;

export type ImageWorld = (typeof imageWorlds)[number];

/** The style of lettering and light; `moodOf` in mood.ts maps genre slugs to it. */
export type ImageMood =
  | 'drama'
  | 'comedy'
  | 'thriller'
  | 'kids'
  | 'documentary'
  | 'scifi'
  | 'history'
  | 'romance'
  | 'horror'
  | 'adventure'
  | 'show';

/** The looks of a person; missing values are chosen by seed. */
export interface Portrait {
  presents?: 'woman' | 'man';
  age?: 'young' | 'adult' | 'old';
  skin?: 'fair' | 'light' | 'warm' | 'deep';
  /** Wears the cap of the region. */
  cap?: boolean;
}

/** A picture file on the disk; its time shows whether it has changed. */
export interface PictureFile {
  path: string;
  modifiedMs: number;
}

/**
 * The subject of a picture. Only `seed` is required; every other value makes the picture more exact.
 * The same subject always gives the same picture.
 */
export interface ImageSubject {
  /** Stable key of the object (content id, channel slug, person slug): the seed of everything random. */
  seed: string;
  /** Localised name; lettered on posters, titles, logos, packets. */
  title?: string;
  /** Small line on a poster: genre and year, in the viewer's language ("драма · 2023"). */
  subtitle?: string;
  /** Names for the small print of a poster, two to four of them. */
  credits?: readonly string[];
  world?: ImageWorld;
  mood?: ImageMood;
  /** Page background (`color_bg`) or the channel's own colour, `#rrggbb`. */
  color?: string;
  /** Episode or frame number: selects another moment of the same world. */
  variant?: number;
  /** Name of a mark (channels: see marks.ts) or of an avatar (avatars.ts); chosen by seed by default. */
  mark?: string;
  /** Portraits only. */
  person?: Portrait | undefined;
  /** A real picture instead of a drawn one (Big Buck Bunny, CC-BY 3.0). */
  photo?: 'bunny';
  /** A file that is shown instead of a drawing; while it cannot be read, the drawing is shown. */
  file?: PictureFile;
}

/** What the picture of a key shows; null when that is not known. */
export type SubjectOf = (kind: ImageKind, id: string, locale: ImageLocale) => ImageSubject | null;

/**
 * The lookup, implemented with the database: null is a 404. `id` is the key in the address, without locale and extension.
 */
export interface ImageCatalogue {
  subject(kind: ImageKind, id: string, locale: ImageLocale): Promise<ImageSubject | null>;
}
