import type { Messages } from '@/lib/shared/i18n/dictionaries';

type Faq = Messages['pages']['faq'];
type Question = keyof Faq['items'];
type Group = keyof Faq['groups'];

/** The order of the questions; each one is in one group. */
export const FAQ_GROUPS: ReadonlyArray<readonly [Group, readonly Question[]]> = [
  ['begin', ['enter', 'tv', 'language']],
  ['watch', ['archive', 'play', 'tracks', 'remind']],
  ['pay', ['pay', 'stop', 'promo']],
  ['account', ['child', 'devices', 'leave']],
];
