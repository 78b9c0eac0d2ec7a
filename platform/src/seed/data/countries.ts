import type { Localized } from '../../origin/catalogue.ts';

export const countries = {
  kz: { id: 1, name: { ru: 'Казахстан', kk: 'Қазақстан', en: 'Kazakhstan', uz: 'Qozogʻiston' } },
  uz: { id: 2, name: { ru: 'Узбекистан', kk: 'Өзбекстан', en: 'Uzbekistan', uz: 'Oʻzbekiston' } },
  kg: { id: 3, name: { ru: 'Кыргызстан', kk: 'Қырғызстан', en: 'Kyrgyzstan', uz: 'Qirgʻiziston' } },
  tj: { id: 4, name: { ru: 'Таджикистан', kk: 'Тәжікстан', en: 'Tajikistan', uz: 'Tojikiston' } },
  ru: { id: 5, name: { ru: 'Россия', kk: 'Ресей', en: 'Russia', uz: 'Rossiya' } },
  tr: { id: 6, name: { ru: 'Турция', kk: 'Түркия', en: 'Türkiye', uz: 'Turkiya' } },
  kr: { id: 7, name: { ru: 'Южная Корея', kk: 'Оңтүстік Корея', en: 'South Korea', uz: 'Janubiy Koreya' } },
  ge: { id: 8, name: { ru: 'Грузия', kk: 'Грузия', en: 'Georgia', uz: 'Gruziya' } },
  no: { id: 9, name: { ru: 'Норвегия', kk: 'Норвегия', en: 'Norway', uz: 'Norvegiya' } },
  gb: {
    id: 10,
    name: { ru: 'Великобритания', kk: 'Ұлыбритания', en: 'United Kingdom', uz: 'Buyuk Britaniya' },
  },
  fr: { id: 11, name: { ru: 'Франция', kk: 'Франция', en: 'France', uz: 'Fransiya' } },
  nl: { id: 12, name: { ru: 'Нидерланды', kk: 'Нидерланд', en: 'Netherlands', uz: 'Niderlandiya' } },
  mn: { id: 13, name: { ru: 'Монголия', kk: 'Моңғолия', en: 'Mongolia', uz: 'Mongoliya' } },
  us: { id: 14, name: { ru: 'США', kk: 'АҚШ', en: 'United States', uz: 'AQSH' } },
} as const satisfies Record<string, { id: number; name: Localized }>;

export type CountryKey = keyof typeof countries;
