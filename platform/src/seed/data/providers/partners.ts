import type { ProviderConfig } from '../../../db/schema/session.ts';
import { almaNetwork } from './alma-network.ts';
import { usual } from './usual.ts';

export interface ProviderSeed {
  id: number;
  shortname: string;
  name: string;
  isDefault?: true;
  differs?: Partial<ProviderConfig>;
}

const uzbekistan: Partial<ProviderConfig> = {
  country: 'UZ',
  timezone: 'Asia/Tashkent',
  phoneMask: '+998 (99) 999-99-99',
  currency: { ascii: 'UZS', format: '{amount} soʻm', symbol: 'soʻm', iso: 'UZS' },
};

const support = (domain: string, supportPhone: string): ProviderConfig['landing'] => ({
  ...usual.landing,
  url: `https://${domain}`,
  supportEmail: `help@${domain}`,
  supportPhone,
  supportUrl: '',
});

/** Applications for a television and for both kinds of phones, in the store of the sandbox. */
const stores = (shortname: string): ProviderConfig['stores'] =>
  ['android_tv', 'android', 'ios'].map((platform) => ({
    platform,
    url: `/sandbox/store/${shortname}`,
    appUrl: `${shortname}://home`,
  }));

/**
 * The brand itself, and one partner for each possible difference (spec 1 §1, spec 3 §1). Numbers (spec 3 §9) and
 * short names are those of the spec, which does not say which number has which name. Display names are invented.
 */
export const providerSeeds: readonly ProviderSeed[] = [
  { id: 1, shortname: 'taspa', name: 'Taspa', isDefault: true },
  {
    // A regional operator: city and address at login, its own account page, a code of four digits, applications of its own.
    id: 726,
    shortname: 'almatv',
    name: 'Alma Kabel',
    differs: {
      operator: almaNetwork,
      stores: stores('almatv'),
      phoneOtpLength: 4,
      lkLink: {
        label: {
          ru: 'Кабинет абонента',
          kk: 'Абонент кабинеті',
          en: 'Subscriber account',
          uz: 'Abonent kabineti',
        },
        url: 'https://almatv.example/cabinet',
      },
      landing: {
        ...support('almatv.example', '+7 700 000 07 26'),
        registration: {
          url: 'https://almatv.example/connect',
          caption: { ru: 'Подключить дом', kk: 'Үйді қосу', en: 'Connect a home', uz: 'Uyni ulash' },
        },
      },
    },
  },
  {
    // A bank: its promo keys require a linked card, its customers see prompts longer.
    id: 775,
    shortname: 'mbank',
    name: 'Sandyq Bank',
    differs: {
      promoNeedsLinkedCard: true,
      promoDays: 90,
      landing: support('sandyq.example', '+7 700 000 07 75'),
    },
  },
  {
    // An app with its own login: it has no guests. It sells at home only.
    id: 922,
    shortname: 'clickup',
    name: 'Qosyl Click',
    differs: {
      ...uzbekistan,
      servedCountries: ['UZ'],
      isGuestAllowed: false,
      landing: support('qosyl.example', '+998 70 000 09 22'),
    },
  },
  {
    // Accounts are created elsewhere: viewers may use it as guests, but not register.
    id: 442,
    shortname: 'ntv_web',
    name: 'Navo Web',
    differs: {
      ...uzbekistan,
      isRegistrationAllowed: false,
      landing: {
        ...support('navo.example', '+998 70 000 04 42'),
        registration: {
          url: 'https://navo.example/join',
          caption: {
            ru: 'Открыть аккаунт в Navo',
            kk: 'Navo-да аккаунт ашу',
            en: 'Open an account at Navo',
            uz: 'Navoda hisob ochish',
          },
        },
      },
    },
  },
  {
    // Additional packets without a base one; no contacts shown.
    id: 760,
    shortname: 'freedommedia',
    name: 'Erkin Media',
    differs: {
      isAllowAdditionalPacketsWithoutBase: true,
      displayContactInfo: false,
      promoDays: 60,
      landing: support('erkin.example', '+7 700 000 07 60'),
    },
  },
  {
    // Codes are sent by a messenger first.
    id: 97,
    shortname: 'uznet',
    name: 'Chinor Net',
    differs: {
      ...uzbekistan,
      codeMessengers: ['telegram', 'sms'],
      landing: support('chinor.example', '+998 70 000 00 97'),
    },
  },
  {
    // A brand beside the first one: it sells the same packets in tenge, and has a survey of its own.
    id: 811,
    shortname: 'galam',
    name: 'Galam TV',
    differs: { landing: support('galam.example', '+7 700 000 08 11') },
  },
  {
    // Recognises subscribers by their line and bills them itself: nothing is sold here, and nothing shown elsewhere.
    id: 8,
    shortname: 'cable',
    name: 'Dala Cable',
    differs: {
      autoAuth: '/sandbox/operator/auto_auth',
      // RFC 5737 reserves these addresses for examples. Only three of the lines have a subscriber.
      networks: ['198.51.100.0/24'],
      isOwnNetworkOnly: true,
      lines: {
        subscribers: {
          '198.51.100.10': 'DC-0010',
          '198.51.100.11': 'DC-0011',
          '198.51.100.12': 'DC-0012',
        },
      },
      isHavePurchases: false,
      disallowSubscribe: true,
      deviceLimit: 2,
      landing: support('dala.example', '+7 700 000 00 08'),
    },
  },
];
