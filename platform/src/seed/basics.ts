import type { Localized } from '../origin/catalogue.ts';

/** Types of the seed's directories (genres, countries, persons …); titles and channels use them in types.ts. */

/** The drawn and filmed worlds of the media pool (media 1). */
export type World =
  | 'mountains'
  | 'sea'
  | 'city'
  | 'steppe'
  | 'space'
  | 'abstract'
  | 'forest'
  | 'aurora'
  | 'underwater'
  | 'balloons'
  | 'toys';

export type Age = 0 | 6 | 12 | 16 | 18;

/** Roles of spec 2 §2 "Person page". */
export type PersonRole = 'director' | 'actor' | 'producer' | 'writer' | 'composer' | 'presenter' | 'editor';

export interface PersonSeed {
  name: Localized;
  bio: Localized;
  /** The main role of the person; credits may add roles. */
  role: PersonRole;
}
