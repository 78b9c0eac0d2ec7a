import type { Period } from '../../../domain/billing/period.ts';
import type { Localized } from '../../../origin/catalogue.ts';
import { longerSumPrices } from './sum-packets.ts';

/** The periods of packets, with their names. */
export const periods = {
  month: { years: 0, months: 1, days: 0 },
  quarter: { years: 0, months: 3, days: 0 },
  year: { years: 1, months: 0, days: 0 },
} as const satisfies Record<string, Period>;

export type PeriodKey = keyof typeof periods;

export const periodTitles: Record<PeriodKey, Localized> = {
  month: { ru: '1 месяц', kk: '1 ай', en: '1 month', uz: '1 oy' },
  quarter: { ru: '3 месяца', kk: '3 ай', en: '3 months', uz: '3 oy' },
  year: { ru: '1 год', kk: '1 жыл', en: '1 year', uz: '1 yil' },
};

export const periodDescriptions: Record<PeriodKey, Localized> = {
  month: {
    ru: 'Продлевается каждый месяц',
    kk: 'Ай сайын ұзартылады',
    en: 'Renews every month',
    uz: 'Har oy uzaytiriladi',
  },
  quarter: {
    ru: 'Три месяца одним платежом',
    kk: 'Үш айға бір төлем',
    en: 'Three months in one payment',
    uz: 'Uch oyga bitta toʻlov',
  },
  year: {
    ru: 'Год одним платежом',
    kk: 'Бір жылға бір төлем',
    en: 'A year in one payment',
    uz: 'Bir yilga bitta toʻlov',
  },
};

export const rentTitle: Localized = { ru: 'Аренда', kk: 'Жалға алу', en: 'Rent', uz: 'Ijara' };

export const rentDescription: Localized = {
  ru: 'Смотрите сколько угодно раз, пока идёт срок',
  kk: 'Мерзімі біткенше қанша қаласаңыз, сонша көріңіз',
  en: 'Watch as often as you like until the time is up',
  uz: 'Muddat tugaguncha istagancha tomosha qiling',
};

/** Prices of longer periods; the month has the packet's own price. A packet without an entry has only its own period. */
export const longerPrices: Partial<Record<number, { quarter: string; year: string }>> = {
  81: { quarter: '2670.00', year: '9490.00' },
  82: { quarter: '8070.00', year: '28990.00' },
  91: { quarter: '3480.00', year: '12380.00' },
  92: { quarter: '4020.00', year: '14300.00' },
  ...longerSumPrices,
};
