import type { Messages } from './dictionaries';

/**
 * Parts of the dictionary that load with the dialogs that need them, so that pages do not contain them
 * (DESIGN section 10).
 */
export const DIALOG_WORDS = [
  'contract',
  'dialogs',
  'favourites',
  'guide',
  'offers',
  'messages',
  'packetChannels',
  'panels',
  'parental',
  'payment',
  'playerHelp',
  'playerSettings',
  'playerStats',
  'preview',
  'profiles',
  'promo',
  'rating',
  'reminders',
  'register',
  'search',
  'smartTv',
  'subscription',
  'titles',
] as const satisfies readonly (keyof Messages)[];

export type WordsName = (typeof DIALOG_WORDS)[number];
