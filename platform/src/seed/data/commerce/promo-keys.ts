import type { Localized } from '../../basics.ts';

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
      en: '30 days of the Gift packet, no card needed.',
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
      kk: 'Банк картасын қосқаннан кейін «Максимум» 14 күнге.',
      en: '14 days of Maximum after linking a bank card.',
      uz: 'Bank kartasini ulagach «Maksimum» 14 kunga.',
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
      en: 'Tops up the balance; spend it on any packet.',
      uz: 'Balansni toʻldiradi, uni istalgan paketga sarflash mumkin.',
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
