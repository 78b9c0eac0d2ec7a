import type { Localized } from '../../../origin/catalogue.ts';

export interface PromoKeySeed {
  key: string;
  title: Localized;
  description: Localized;
  packets: readonly number[];
  days: number;
  amount?: string;
  inactive?: true;
  needsConfirm?: true;
  needsCard?: true;
  usesLeft?: number;
  /** Requires a payment of `amount` first. */
  paid?: true;
  /** The payment is refunded. */
  refunded?: true;
  /** An ISO date and time. */
  expires?: string;
}

/** At most 15 characters each (spec 3 §5). */
export const promoKeys: readonly PromoKeySeed[] = [
  {
    key: 'NAURYZ2026',
    packets: [95],
    days: 30,
    title: { ru: 'Подарок к Наурызу', kk: 'Наурыз сыйлығы', en: 'A Nauryz gift', uz: 'Navroʻz sovgʻasi' },
    description: {
      ru: '30 дней пакета «Подарок» без привязки карты.',
      kk: '«Сыйлық» пакеті 30 күнге, картасыз.',
      en: '30 days of the Gift package, no card needed.',
      uz: '«Sovgʻa» paketi 30 kunga, kartasiz.',
    },
  },
  {
    key: 'KINO7',
    packets: [81, 91],
    days: 7,
    needsConfirm: true,
    title: { ru: 'Неделя кино', kk: 'Кино апталығы', en: 'A week of cinema', uz: 'Kino haftasi' },
    description: {
      ru: '7 дней пакетов «Лёгкий» и «Кино». Начнутся сразу после подтверждения.',
      kk: '«Жеңіл» мен «Кино» пакеттері 7 күнге. Растағаннан кейін бірден басталады.',
      en: '7 days of Light and Cinema. They begin as soon as you confirm.',
      uz: '«Yengil» va «Kino» paketlari 7 kunga. Tasdiqlangach darhol boshlanadi.',
    },
  },
  {
    key: 'MAXCARD',
    packets: [82],
    days: 14,
    needsCard: true,
    needsConfirm: true,
    title: {
      ru: 'Максимум с картой',
      kk: 'Картамен максимум',
      en: 'Maximum with a card',
      uz: 'Karta bilan maksimum',
    },
    description: {
      ru: '14 дней «Максимума» после привязки банковской карты.',
      kk: 'Банк картасын байланыстырғаннан кейін «Максимум» 14 күнге.',
      en: '14 days of Maximum after linking a bank card.',
      uz: 'Bank kartasini bogʻlagach «Maksimum» 14 kunga.',
    },
  },
  {
    key: 'BALANS500',
    packets: [],
    days: 0,
    amount: '500.00',
    usesLeft: 1000,
    title: {
      ru: '500 тенге на счёт',
      kk: 'Шотқа 500 теңге',
      en: '500 tenge on your account',
      uz: 'Hisobga 500 tenge',
    },
    description: {
      ru: 'Пополняет баланс, его можно потратить на любой пакет.',
      kk: 'Балансты толтырады, оны кез келген пакетке жұмсауға болады.',
      en: 'Tops up the balance; spend it on any package.',
      uz: 'Balansni toʻldiradi, uni istalgan paketga sarflash mumkin.',
    },
  },
  {
    key: 'PREMIUM30',
    packets: [82],
    days: 30,
    amount: '100.00',
    paid: true,
    needsConfirm: true,
    title: {
      ru: 'Максимум за сто тенге',
      kk: 'Жүз теңгеге Максимум',
      en: 'Maximum for a hundred tenge',
      uz: 'Yuz tengega Maksimum',
    },
    description: {
      ru: '30 дней «Максимума» за один платёж в сто тенге.',
      kk: '«Максимум» 30 күнге, жүз теңгелік бір төлем.',
      en: '30 days of Maximum for one payment of a hundred tenge.',
      uz: '«Maksimum» 30 kunga, yuz tengelik bitta toʻlov.',
    },
  },
  {
    key: 'TEST1',
    packets: [81],
    days: 10,
    amount: '1.00',
    paid: true,
    refunded: true,
    title: {
      ru: 'Проба за тенге',
      kk: 'Бір теңгеге сынақ',
      en: 'A trial for one tenge',
      uz: 'Bir tengega sinov',
    },
    description: {
      ru: '10 дней «Лёгкого». Один тенге спишется для проверки карты и вернётся.',
      kk: '«Жеңіл» 10 күнге. Картаны тексеру үшін бір теңге алынып, қайтарылады.',
      en: '10 days of Light. One tenge is taken to check the card and is given back.',
      uz: '«Yengil» 10 kunga. Kartani tekshirish uchun bir tenge olinadi va qaytariladi.',
    },
  },
  {
    key: 'ESKI2025',
    packets: [95],
    days: 30,
    expires: '2026-01-01T00:00:00Z',
    title: {
      ru: 'Прошлогодний подарок',
      kk: 'Былтырғы сыйлық',
      en: 'Last year’s gift',
      uz: 'Oʻtgan yilgi sovgʻa',
    },
    description: {
      ru: 'Действовал до конца 2025 года.',
      kk: '2025 жылдың соңына дейін жарамды болды.',
      en: 'It was valid to the end of 2025.',
      uz: '2025-yil oxirigacha amal qildi.',
    },
  },
  {
    key: 'LETO2025',
    packets: [95],
    days: 30,
    inactive: true,
    title: { ru: 'Летняя акция', kk: 'Жазғы науқан', en: 'Summer offer', uz: 'Yozgi aksiya' },
    description: {
      ru: 'Акция закончилась в сентябре 2025 года.',
      kk: 'Науқан 2025 жылдың қыркүйегінде аяқталды.',
      en: 'The offer ended in September 2025.',
      uz: 'Aksiya 2025-yil sentabrida tugagan.',
    },
  },
];
