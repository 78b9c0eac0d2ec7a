import { OPEN_ALL_BEYOND, SEE_ALL_BEYOND } from './constants';
import type { RowTemplate } from './view';

/** The list of the answer that a row draws (spec 2 §9 "Catalogue type mapping"). */
type RowList = 'contents' | 'channels' | 'promotions' | 'histories' | 'persons';

/** How many tiles are visible at once, or how wide one is. */
export type RowFit = 'v' | 'h' | 'top' | 'channel' | 'person' | 'packet' | 'button';

export interface RowLook {
  list: RowList;
  fit: RowFit;
  /** Items a page (spec 2 §9 "Rows page sizes"). */
  pageSize: number;
  /** Ends with a tile that opens the whole row (spec 2 §2). */
  hasOpenAll: boolean;
  /** Differs by viewer, so it is not part of the stored page. */
  isPersonal: boolean;
  /** Texts are below its tiles; other tiles contain their text. */
  hasCaptions: boolean;
  /** Slides that advance automatically, instead of a rail. */
  isCarousel: boolean;
}

const DEFAULT_PAGE_SIZE = 24;

const usual = {
  pageSize: DEFAULT_PAGE_SIZE,
  hasOpenAll: false,
  isPersonal: false,
  hasCaptions: true,
  isCarousel: false,
} satisfies Partial<RowLook>;

const promotions = { ...usual, list: 'promotions', hasCaptions: false } as const;

/** Every template of spec 2 §2: its list and its layout. */
const looks: Readonly<Record<RowTemplate, RowLook>> = {
  'content-v': { ...usual, list: 'contents', fit: 'v', pageSize: 21, hasOpenAll: true },
  'content-h': { ...usual, list: 'contents', fit: 'h', pageSize: 18, hasOpenAll: true },
  'content-top': { ...usual, list: 'contents', fit: 'top', pageSize: 10 },
  because: { ...usual, list: 'contents', fit: 'v', isPersonal: true },
  'history-h': { ...usual, list: 'histories', fit: 'h', hasOpenAll: true, isPersonal: true },
  channel: { ...usual, list: 'channels', fit: 'channel', hasOpenAll: true },
  person: { ...usual, list: 'persons', fit: 'person' },
  button: { ...promotions, fit: 'button' },
  branded_button: { ...promotions, fit: 'channel' },
  'collection-v': { ...promotions, fit: 'v' },
  'promo-bg': { ...promotions, fit: 'h', isCarousel: true },
  'promo-wide': { ...promotions, fit: 'h', isCarousel: true },
  packet_promo: { ...promotions, fit: 'packet' },
  packet_promo_base: { ...promotions, fit: 'packet' },
  donate_packs: { ...promotions, fit: 'channel' },
};

/** Other spellings of the same templates. */
const synonyms: Readonly<Record<string, RowTemplate>> = { history: 'history-h', channels: 'channel' };

/** The template for an unknown one, by the list that has items. */
const fallbacks: Readonly<Record<RowList, RowTemplate>> = {
  contents: 'content-h',
  channels: 'channel',
  promotions: 'collection-v',
  histories: 'history-h',
  persons: 'person',
};

type Lists = { readonly [List in RowList]: readonly unknown[] };

/**
 * The template that draws a row. An unknown template of the platform must not leave a gap in the page: its
 * items decide how it looks.
 */
export function rowTemplate(template: string, lists?: Lists): RowTemplate {
  const name = synonyms[template] ?? template;
  if (isTemplate(name)) return name;
  const filled = lists && (Object.keys(fallbacks) as RowList[]).find((list) => lists[list].length > 0);
  return fallbacks[filled ?? 'contents'];
}

/** By the name of the template on the platform. */
export function rowLook(template: string): RowLook {
  const name = synonyms[template] ?? template;
  return isTemplate(name) ? looks[name] : { ...looks[rowTemplate(name)], pageSize: DEFAULT_PAGE_SIZE };
}

export function hasSeeAll(count: number): boolean {
  return count > SEE_ALL_BEYOND;
}

export function hasOpenAll(template: string, count: number): boolean {
  return count > OPEN_ALL_BEYOND && rowLook(template).hasOpenAll;
}

function isTemplate(name: string): name is RowTemplate {
  return Object.hasOwn(looks, name);
}
