import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { CodeRule, PhoneRule } from '@/lib/shared/phone';
import { type Mark, marks } from './marks';

/** Panels of partners at the edge of a page (spec 3 §4 Notifications). */
export type PartnerPanel = 'almatv_install' | 'freedommedia_install' | 'freedommedia_promo' | 'galam_poll2';

/** A picture behind the heading of a page, drawn from the emblem (`lib/server/brand/emblem.ts`). */
type Hero = 'emblem' | null;

/**
 * A brand or partner of the product. One build serves every brand; differences are named after what they
 * change and are in this table only (DESIGN section 4).
 */
export interface Site {
  id: string;
  /** Host names of the site, without port. The first is the canonical one. */
  hosts: readonly string[];
  name: string;
  /** The name in the script of a language, for texts of search engines. */
  localNames?: Partial<Record<Locale, string>>;
  /** Its colour on dark backgrounds; all others of the brand follow from it (`lib/shared/sites/accent.ts`). */
  accent: `#${string}`;
  /** Its emblem: logo, icons and shared pictures are drawn from it. */
  mark: Mark;
  /** What is behind the headings of packets, provider and login. */
  hero: Hero;
  /** The words of its login, where they differ: `partnerLogins` of the dictionary. */
  loginWords: keyof Messages['partnerLogins'] | null;
  defaultLocale: Locale;
  locales: readonly Locale[];
  /** The partner for the platform's `provider` parameter; null: the platform decides by the viewer's line. */
  provider: string | null;
  /**
   * The login method (spec 1 §1): a phone of the platform; the operator's own code, then city and address; a
   * code that the partner gave to its customer.
   */
  loginMethod: 'phone' | 'operator' | 'partner';
  /** Format of phone and code when the network does not say (spec 3 §5). */
  phoneRule: PhoneRule;
  codeRule: CodeRule;
  /** Spec 3 §4 "Login modal steps": the viewer chooses between SMS and messenger. */
  offersMessenger: boolean;
  /** Guests are not allowed: a login is required before any page (spec 1 §4). */
  forcesLogin: boolean;
  /** Spec 1 §8: a viewer with an unknown line sees an error instead of becoming a guest. */
  needsKnownLine: boolean;
  /** Spec 3 §2 Modal shell: the dialog of an unpaid or blocked contract cannot be closed. */
  locksUnpaidContract: boolean;
  /** Spec 3 §2 Account menu: the host app handles login and logout. */
  hasLogOut: boolean;
  /** Spec 3 §6: the balance cannot be refilled here. */
  hasRefill: boolean;
  /** Spec 3 §4 Direct flow: a QR picture and the page of the bank come after a confirmation. */
  confirmsPayment: boolean;
  /** Spec 3 §2: /promo exists, and promo codes are offered, only where they are enabled. */
  hasPromo: boolean;
  /** Donations are sold in tenge: not where the provider has another currency. */
  hasDonations: boolean;
  /**
   * Menu items that lead to other sites (spec 2 §2 "Rowset templates"); the texts are `partnerPages` of the
   * dictionary.
   */
  menuLinks: ReadonlyArray<{ page: keyof Messages['partnerPages']; href: string }>;
  /**
   * The countries of the brand as ISO codes: a viewer from another country is checked at the first page (spec
   * 1 §8).
   */
  countries: readonly string[];
  /** Spec 2 §2 Content page: titles that this brand may not show. */
  hiddenContents: readonly string[];
  /** Spec 3 §4 Notifications: the panels of this brand. */
  panels: readonly PartnerPanel[];
}

const usual = {
  hero: 'emblem',
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
  confirmsPayment: false,
  hasPromo: true,
  hasDonations: true,
  menuLinks: [],
  countries: ['KZ'],
  hiddenContents: [],
  panels: [],
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
    accent: '#f5b301',
    mark: marks.filmStrip,
    hero: null,
    loginWords: null,
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en', 'uz'],
  },
  {
    ...usual,
    id: 'almatv',
    hosts: ['almatv.localhost'],
    name: 'AlmaTV × Taspa',
    accent: '#8fd460',
    mark: marks.apple,
    loginWords: 'almatv',
    defaultLocale: 'kk',
    locales: ['kk', 'ru', 'en'],
    provider: 'almatv',
    loginMethod: 'operator',
    codeRule: 'four',
    locksUnpaidContract: true,
    confirmsPayment: true,
    panels: ['almatv_install'],
  },
  {
    ...usual,
    id: 'mbank',
    hosts: ['mbank.localhost'],
    name: 'Sandyq × Taspa',
    accent: '#35d0ba',
    mark: marks.chest,
    loginWords: 'mbank',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en'],
    provider: 'mbank',
    loginMethod: 'partner',
    hasLogOut: false,
    hasRefill: false,
    confirmsPayment: true,
  },
  {
    ...usual,
    id: 'clickup',
    hosts: ['clickup.localhost'],
    name: 'Qosyl × Taspa',
    accent: '#55b9ff',
    mark: marks.joined,
    loginWords: 'clickup',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'clickup',
    countries: ['UZ'],
    hasDonations: false,
    forcesLogin: true,
    hasLogOut: false,
  },
  {
    ...usual,
    id: 'ntv_web',
    hosts: ['ntv.localhost'],
    name: 'Navo × Taspa',
    accent: '#b8a0ff',
    mark: marks.melody,
    loginWords: 'ntv_web',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'ntv_web',
    countries: ['UZ'],
    hasDonations: false,
    hiddenContents: BATYR_FROM_20,
  },
  {
    ...usual,
    id: 'freedommedia',
    hosts: ['freedommedia.localhost'],
    name: 'Erkin × Taspa',
    accent: '#ff9a62',
    mark: marks.wing,
    loginWords: 'freedommedia',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en'],
    provider: 'freedommedia',
    menuLinks: [
      { page: 'tickets', href: 'https://tickets.erkin.example/' },
      { page: 'travel', href: 'https://travel.erkin.example/' },
    ],
    panels: ['freedommedia_install', 'freedommedia_promo'],
  },
  {
    ...usual,
    id: 'uznet',
    hosts: ['uznet.localhost'],
    name: 'Chinor × Taspa',
    accent: '#cfd653',
    mark: marks.leaf,
    loginWords: 'uznet',
    defaultLocale: 'uz',
    locales: ['uz', 'ru', 'en'],
    provider: 'uznet',
    countries: ['UZ'],
    hasDonations: false,
    phoneRule: 'nine_unless_seven',
    codeRule: 'eight_or_four',
    offersMessenger: true,
  },
  {
    ...usual,
    id: 'galam',
    hosts: ['galam.localhost'],
    name: 'Galam × Taspa',
    accent: '#ff8fd0',
    mark: marks.planet,
    loginWords: 'galam',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en'],
    provider: 'galam',
    panels: ['galam_poll2'],
  },
  {
    ...usual,
    id: 'cable',
    hosts: ['cable.localhost'],
    name: 'Dala × Taspa',
    accent: '#e2c08a',
    mark: marks.steppe,
    loginWords: 'cable',
    defaultLocale: 'kk',
    locales: ['kk', 'ru', 'en'],
    provider: 'cable',
    needsKnownLine: true,
    hasPromo: false,
  },
];

const [defaultSite] = sites as [Site];

/** The site of a host name (with or without port); an unknown name gets the main brand. */
export function siteByHost(host: string | null): Site {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return sites.find((site) => site.hosts.includes(name)) ?? defaultSite;
}

export function siteById(id: string): Site | null {
  return sites.find((site) => site.id === id) ?? null;
}

/** The name of the brand in titles for search engines. */
export function brandIn(site: Site, locale: Locale): string {
  return site.localNames?.[locale] ?? site.name;
}

/** Names of the brand that the platform may use in texts for all sites. */
export const mainBrandNames: readonly string[] = [
  ...new Set([defaultSite.name, ...Object.values(defaultSite.localNames ?? {})]),
];

/** A stored partner replaces the main brand; the host of a partner stays that partner's. */
export function isMainSite(site: Site): boolean {
  return site === defaultSite;
}

/** The site of a partner name: its id, or the name of its provider (spec 1 §2 "Start parameters"). */
export function siteByPartner(name: string): Site | null {
  return sites.find(({ id, provider }) => id === name || provider === name) ?? null;
}
