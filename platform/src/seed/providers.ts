import type { Database } from '../db/open.ts';
import { type ProviderConfig, providers } from '../db/schema/session.ts';

const usual: ProviderConfig = {
  country: 'KZ',
  promoDays: 30,
  isGuestAllowed: true,
  isRegistrationAllowed: true,
  autoAuth: '',
  agreement: '/texts/agreement',
  privacy: '/texts/privacy',
  terms: '/texts/terms',
  lkLink: null,
  audioLanguages: ['ru', 'en'],
  subtitleLanguages: ['ru', 'en'],
  phoneOtpLength: 6,
  phoneMask: '+7 (999) 999-99-99',
  timezone: 'Asia/Almaty',
  deviceLimit: 5,
  freeChannelsCount: 12,
  isHavePurchases: true,
  isAllowAdditionalPacketsWithoutBase: false,
  displayContactInfo: true,
  disallowSubscribe: false,
  currency: { ascii: 'KZT', format: '{amount} ₸', symbol: '₸', iso: 'KZT' },
  login: {
    title: {
      ru: 'Вход в Taspa',
      kk: 'Taspa-ға кіру',
      en: 'Sign in to Taspa',
      uz: 'Taspaga kirish',
    },
    description: {
      ru: 'Введите номер телефона: мы пришлем код.',
      kk: 'Телефон нөміріңізді енгізіңіз: біз код жібереміз.',
      en: 'Enter your phone number and we will send you a code.',
      uz: 'Telefon raqamingizni kiriting: biz kod yuboramiz.',
    },
  },
  landing: {
    logo: '',
    url: '',
    supportEmail: 'help@taspa.example',
    supportPhone: '+7 700 000 00 00',
    supportUrl: '',
  },
};

interface ProviderSeed {
  id: number;
  shortname: string;
  name: string;
  isDefault?: true;
  differs?: Partial<ProviderConfig>;
}

/** The brand itself, and one partner (short names as the spec has them, names invented) for each flag that changes behaviour (spec 3 §1, special ids spec 3 §9). */
const seeds: ProviderSeed[] = [
  { id: 1, shortname: 'taspa', name: 'Taspa', isDefault: true },
  {
    id: 726,
    shortname: 'almatv',
    name: 'Alma Kabel',
    differs: {
      lkLink: {
        label: {
          ru: 'Кабинет абонента',
          kk: 'Абонент кабинеті',
          en: 'Subscriber account',
          uz: 'Abonent kabineti',
        },
        url: 'https://almatv.example/cabinet',
      },
      phoneOtpLength: 4,
    },
  },
  { id: 775, shortname: 'mbank', name: 'Sandyq Bank', differs: { disallowSubscribe: true, promoDays: 90 } },
  { id: 922, shortname: 'clickup', name: 'Qosyl Click', differs: { isGuestAllowed: false } },
  { id: 442, shortname: 'ntv_web', name: 'Navo Web', differs: { isRegistrationAllowed: false } },
  {
    id: 760,
    shortname: 'freedommedia',
    name: 'Erkin Media',
    differs: { isAllowAdditionalPacketsWithoutBase: true, displayContactInfo: false },
  },
  { id: 97, shortname: 'uznet', name: 'Chinor Net', differs: { country: 'UZ', timezone: 'Asia/Tashkent' } },
  { id: 8, shortname: 'cable', name: 'Dala Cable', differs: { isHavePurchases: false, deviceLimit: 2 } },
];

/** Puts the providers in; those that are there already keep what was changed in them. */
export async function seedProviders(db: Pick<Database, 'insert'>): Promise<void> {
  const rows = seeds.map(({ id, shortname, name, isDefault = false, differs }) => ({
    id,
    shortname,
    name,
    isDefault,
    config: { ...usual, ...differs },
  }));
  await db.insert(providers).values(rows).onConflictDoNothing();
}
