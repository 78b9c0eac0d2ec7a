/** A part of an emblem has one of the accent's tones (`lib/shared/sites/accent.ts`). */
export type MarkTone = 'accent' | 'deep' | 'shade';

/** An emblem as paths in the square `MARK_VIEW`, from the back to the front. */
export type Mark = ReadonlyArray<{ tone: MarkTone; path: string }>;

/** Left, top, width and height of every emblem. */
export const MARK_VIEW = [3, 5, 58, 56] as const;

/** A strip of film folded into a T. */
const filmStrip: Mark = [
  { tone: 'deep', path: 'M20 35h24v24l-12-6-12 6z' },
  { tone: 'shade', path: 'M20 35h24v7H20z' },
  {
    tone: 'accent',
    path: 'M7 7h50a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3zm3 5v4.4h7V12zm12 0v4.4h7V12zm12 0v4.4h7V12zm12 0v4.4h7V12zM10 25.6V30h7v-4.4zm12 0V30h7v-4.4zm12 0V30h7v-4.4zm12 0V30h7v-4.4z',
  },
];

/** An apple whose core is the sign of playback. */
const apple: Mark = [
  { tone: 'deep', path: 'M33 19c-1-8 5-14 14-14 1 8-5 14-14 14z' },
  {
    tone: 'accent',
    path: 'M31 22c6-4 13-4 18 0 11 9 5 39-11 39-3 0-5-2-7-2s-4 2-7 2C8 61 2 31 13 22c5-4 12-4 18 0zm-5 8v20l17-10z',
  },
];

/** A chest with its lock. */
const chest: Mark = [
  { tone: 'deep', path: 'M5 36h54v18a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z' },
  { tone: 'accent', path: 'M5 32c0-14 8-23 20-23h14c12 0 20 9 20 23z' },
  { tone: 'shade', path: 'M25 28h14v12a7 7 0 0 1-14 0z' },
  { tone: 'accent', path: 'M30 36h4v6h-4z' },
];

/** Two circles that share a part. */
const joined: Mark = [
  { tone: 'accent', path: 'M24 14a19 19 0 1 1 0 38 19 19 0 0 1 0-38z' },
  { tone: 'deep', path: 'M40 14a19 19 0 1 1 0 38 19 19 0 0 1 0-38z' },
  { tone: 'shade', path: 'M32 15.77a19 19 0 0 1 0 34.46 19 19 0 0 1 0-34.46z' },
];

/** The bars of a melody. */
const melody: Mark = [
  { tone: 'deep', path: 'M4 29a4 4 0 0 1 8 0v9a4 4 0 0 1-8 0z' },
  { tone: 'accent', path: 'M16 20a4 4 0 0 1 8 0v27a4 4 0 0 1-8 0z' },
  { tone: 'deep', path: 'M28 27a4 4 0 0 1 8 0v13a4 4 0 0 1-8 0z' },
  { tone: 'accent', path: 'M40 11a4 4 0 0 1 8 0v45a4 4 0 0 1-8 0z' },
  { tone: 'deep', path: 'M52 24a4 4 0 0 1 8 0v19a4 4 0 0 1-8 0z' },
];

/** A wing of three feathers. */
const wing: Mark = [
  { tone: 'shade', path: 'M42 46c-11-2-22 2-30 14 12 2 24-3 30-14z' },
  { tone: 'deep', path: 'M52 28C34 27 16 35 8 53c18 3 37-6 44-25z' },
  { tone: 'accent', path: 'M60 7C34 6 12 18 4 42c25 4 50-8 56-35z' },
];

/** A leaf of a plane tree, darker on one side. */
const leaf: Mark = [
  { tone: 'shade', path: 'M29.5 46h5v15h-5z' },
  { tone: 'accent', path: 'M32 6l9 15 14-5-3 15 8 8-14 4-2 9-12-4-12 4-2-9-14-4 8-8-3-15 14 5z' },
  { tone: 'deep', path: 'M32 6l9 15 14-5-3 15 8 8-14 4-2 9-12-4z' },
];

/** A planet in its ring. */
const planet: Mark = [
  {
    tone: 'deep',
    path: 'M59.2 20.3A30 11 -25 0 1 4.8 45.7A30 11 -25 0 1 59.2 20.3zM53.7 22.9A24 5.5 -25 0 0 10.3 43.1A24 5.5 -25 0 0 53.7 22.9z',
  },
  { tone: 'accent', path: 'M32 15a18 18 0 1 1 0 36 18 18 0 0 1 0-36z' },
  {
    tone: 'shade',
    path: 'M59.2 20.3A30 11 -25 0 1 4.8 45.7L10.3 43.1A24 5.5 -25 0 0 53.7 22.9z',
  },
];

/** The sun above the steppe. */
const steppe: Mark = [
  { tone: 'accent', path: 'M32 8a15 15 0 1 1 0 30 15 15 0 0 1 0-30z' },
  { tone: 'deep', path: 'M4 41c11-12 22-11 32-4 9 6 17 6 24 1v13H4z' },
  { tone: 'shade', path: 'M4 51c16-10 34-8 56 1v3a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z' },
];

export const marks = { filmStrip, apple, chest, joined, melody, wing, leaf, planet, steppe };
