import { numberText } from './number-text';

/** Units that browsers of the Chromium family name in English. Neither language has a plural after a number. */
const UNITS = {
  kk: {
    second: ['секунд', 'с'],
    minute: ['минут', 'мин'],
    hour: ['сағат', 'сағ'],
    day: ['күн', 'күн'],
    month: ['ай', 'ай'],
    year: ['жыл', 'ж.'],
  },
  uz: {
    second: ['soniya', 'son.'],
    minute: ['daqiqa', 'daq.'],
    hour: ['soat', 'soat'],
    day: ['kun', 'kun'],
    month: ['oy', 'oy'],
    year: ['yil', 'yil'],
  },
} as const;

export type TimeUnit = keyof (typeof UNITS)['kk'];

interface Form {
  unit: TimeUnit;
  unitDisplay: 'long' | 'short';
  maximumFractionDigits?: number;
}

/** "7 days", as `Intl.NumberFormat` writes it, in all languages of the product. */
export function unitText(value: number, locale: string, { unit, unitDisplay, ...digits }: Form): string {
  const own = ownName(locale, unit, unitDisplay);
  if (own) return `${numberText(value, locale, digits)} ${own}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, ...digits }).format(value);
}

/** The name of one unit alone: "month". */
export function unitName(locale: string, unit: TimeUnit): string | null {
  const own = ownName(locale, unit, 'long');
  if (own) return own;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? null;
}

function ownName(locale: string, unit: TimeUnit, display: Form['unitDisplay']): string | null {
  const language = locale.slice(0, 2);
  if (language !== 'kk' && language !== 'uz') return null;
  return UNITS[language][unit][display === 'long' ? 0 : 1];
}
