import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { CodeRule, PhoneRule } from '@/lib/shared/phone';

/**
 * A brand or partner face of the product. One build serves every brand; what a brand changes is named after
 * the change and stands in this table only (DESIGN section 4).
 */
export interface Site {
  id: string;
  /** Names by which the site is reached, without port. The first is the canonical one. */
  hosts: readonly string[];
  name: string;
  /** Where a language writes the name in letters of its own, for texts that search engines read. */
  localNames?: Partial<Record<Locale, string>>;
  defaultLocale: Locale;
  locales: readonly Locale[];
  /** The partner whose people come here, for the platform's `provider` parameter; null: it decides by the viewer's line. */
  provider: string | null;
  /**
   * How one comes in (spec 1 §1): by phone at the platform; by the operator's own code, then city and address; by a code
   * that the partner gave its own customer.
   */
  loginMethod: 'phone' | 'operator' | 'partner';
  /** How a phone and a code are written where the network does not say (spec 3 §5). */
  phoneRule: PhoneRule;
  codeRule: CodeRule;
  /** Spec 3 §4 "Login modal steps": one chooses whether the code comes by message or by messenger. */
  offersMessenger: boolean;
  /** Nobody is a guest here: the front door asks who it is before it shows a page (spec 1 §4). */
  forcesLogin: boolean;
  /** Spec 1 §8: a line that nobody knows is told so, instead of becoming a guest. */
  needsKnownLine: boolean;
  /** Spec 3 §2 Modal shell: an unpaid or blocked contract cannot be closed away. */
  locksUnpaidContract: boolean;
  /** Spec 3 §2 Account menu: the app around signs its people in and out. */
  hasLogOut: boolean;
  /** Spec 3 §6: the balance is not topped up here. */
  hasRefill: boolean;
  /** Spec 3 §2: /promo exists, and promo codes are asked for, only where they are enabled. */
  hasPromo: boolean;
  /** Menu items that lead to other sites (spec 2 §2 "Rowset templates"); the words are `partnerPages` of the dictionary. */
  menuLinks: ReadonlyArray<{ page: keyof Messages['partnerPages']; href: string }>;
  /** Where the brand is at home, by ISO codes: whether other countries are served is heard of at once (spec 1 §8). */
  countries: readonly string[];
  /** Spec 2 §2 Content page: titles that this brand has no right to show. */
  hiddenContents: readonly string[];
}

const usual = {
  provider: null,
  loginMethod: 'phone',
  phoneRule: 'eleven',
  codeRule: 'six',
  offersMessenger: false,
  forcesLogin: false,
  needsKnownLine: false,
  locksUnpaidContract: false,
  hasLogOut: true,
  hasRefill: true,
  hasPromo: true,
  menuLinks: [],
  countries: ['KZ'],
  hiddenContents: [],
} as const satisfies Partial<Site>;

/** The last nine episodes of "Batyr and Company": the partner bought the others. */
const BATYR_FROM_20 = [
  '585768700659009863',
  '547106730660387845',
  '575984080643667500',
  '551781498665354896',
  '542274335796226654',
  '597157779788072762',
  '595711605712968999',
  '571459661858600620',
  '595144738588022234',
];

export const sites: readonly Site[] = [
  {
    ...usual,
    id: 'taspa',
    hosts: ['taspa.localhost', 'localhost'],
    name: 'Taspa',
    localNames: { ru: 'Таспа', kk: 'Таспа' },
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en', 'uz'],
  },
  {
    ...usual,
    id: 'almatv',
    hosts: ['almatv.localhost'],
    name: 'AlmaTV × Taspa',
    defaultLocale: 'kk',
    locales: ['kk', 'ru', 'en'],
    provider: 'almatv',
    loginMethod: 'operator',
    codeRule: 'four',
    locksUnpaidContract: true,
  },
  {
    ...usual,
    id: 'mbank',
    hosts: ['mbank.localhost'],
    name: 'Sandyq × Taspa',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en'],
    provider: 'mbank',
    loginMethod: 'partner',
    hasLogOut: false,
    hasRefill: false,
  },
  {
    ...usual,
    id: 'clickup',
    hosts: ['clickup.localhost'],
    name: 'Qosyl × Taspa',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'clickup',
    countries: ['UZ'],
    forcesLogin: true,
    hasLogOut: false,
  },
  {
    ...usual,
    id: 'ntv_web',
    hosts: ['ntv.localhost'],
    name: 'Navo × Taspa',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'ntv_web',
    countries: ['UZ'],
    hiddenContents: BATYR_FROM_20,
  },
  {
    ...usual,
    id: 'freedommedia',
    hosts: ['freedommedia.localhost'],
    name: 'Erkin × Taspa',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en'],
    provider: 'freedommedia',
    menuLinks: [
      { page: 'tickets', href: 'https://tickets.erkin.example/' },
      { page: 'travel', href: 'https://travel.erkin.example/' },
    ],
  },
  {
    ...usual,
    id: 'uznet',
    hosts: ['uznet.localhost'],
    name: 'Chinor × Taspa',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'uznet',
    countries: ['UZ'],
    phoneRule: 'nine_unless_seven',
    codeRule: 'eight_or_four',
    offersMessenger: true,
  },
  {
    ...usual,
    id: 'cable',
    hosts: ['cable.localhost'],
    name: 'Dala × Taspa',
    defaultLocale: 'kk',
    locales: ['kk', 'ru', 'en'],
    provider: 'cable',
    needsKnownLine: true,
    hasPromo: false,
  },
];

const [defaultSite] = sites as [Site];

/** The site of a host name (with or without port); an unknown name is the main brand's. */
export function siteByHost(host: string | null): Site {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return sites.find((site) => site.hosts.includes(name)) ?? defaultSite;
}

export function siteById(id: string): Site | null {
  return sites.find((site) => site.id === id) ?? null;
}

/** The brand as titles for search engines call it. */
export function brandIn(site: Site, locale: Locale): string {
  return site.localNames?.[locale] ?? site.name;
}

/** What the platform may call the brand in texts that are the same for all sites. */
export const mainBrandNames: readonly string[] = [
  ...new Set([defaultSite.name, ...Object.values(defaultSite.localNames ?? {})]),
];

/** The main brand gives way to a partner that somebody came from; a partner's own address does not. */
export function isMainSite(site: Site): boolean {
  return site === defaultSite;
}

/** The site that a partner is meant by: its own id, or the name of its provider (spec 1 §2 "Start parameters"). */
export function siteByPartner(name: string): Site | null {
  return sites.find(({ id, provider }) => id === name || provider === name) ?? null;
}
