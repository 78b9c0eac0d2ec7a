import type { Messages } from './dictionaries';

/** Parts of the dictionary that arrive with their dialogs and are on no page (DESIGN section 10). */
export const DIALOG_WORDS = [
  'contract',
  'dialogs',
  'offers',
  'messages',
  'parental',
  'preview',
  'profiles',
  'promo',
  'register',
  'search',
] as const satisfies readonly (keyof Messages)[];

export type WordsName = (typeof DIALOG_WORDS)[number];
