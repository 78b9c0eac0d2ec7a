import type { ProviderConfig } from '../../../db/schema/session.ts';

/** The brand's own settings, which are the defaults of partners. */
export const usual: ProviderConfig = {
  country: 'KZ',
  // There are rights for these three countries; callers from other countries get an explanation.
  servedCountries: ['KZ', 'UZ', 'KG'],
  networks: [],
  lines: null,
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
  codeMessengers: ['sms'],
  operator: null,
  promoNeedsLinkedCard: false,
  landing: {
    logo: '',
    url: '',
    supportEmail: 'help@taspa.example',
    supportPhone: '+7 700 000 00 00',
    supportUrl: '',
    registration: null,
  },
};
