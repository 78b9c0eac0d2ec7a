import type { Messages } from './dictionaries';

/** Parts of the dictionary that arrive with what is opened later, so that they need not be on every page (DESIGN section 10). */
export const DIALOG_WORDS = [
  'contract',
  'dialogs',
  'favourites',
  'offers',
  'messages',
  'parental',
  'preview',
  'profiles',
  'promo',
  'register',
  'search',
  'titles',
] as const satisfies readonly (keyof Messages)[];

export type WordsName = (typeof DIALOG_WORDS)[number];
