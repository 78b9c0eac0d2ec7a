import type { GuideText } from '../../domain/guide-text.ts';

/** Language codes in guides. */
const LANGUAGES: Readonly<Record<string, keyof GuideText>> = {
  ru: 'ru',
  rus: 'ru',
  kk: 'kk',
  kz: 'kk',
  kaz: 'kk',
  en: 'en',
  eng: 'en',
  uz: 'uz',
  uzb: 'uz',
};

/** The language of an attribute `lang`; `other` for the rest and for a missing one. */
export function languageOf(lang: string | undefined): keyof GuideText {
  const code = (lang ?? '').split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return Object.hasOwn(LANGUAGES, code) ? (LANGUAGES[code] ?? 'other') : 'other';
}

export type EpisodePlace = { season: number; series: number };

/** Larger episode numbers are misplaced dates or ids. */
const MAX_NUMBER = 9999;

function number(text: string | undefined): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= MAX_NUMBER ? value : 0;
}

/** `xmltv_ns`: `season.episode.part/parts`, counted from 0; each part may be missing. */
function placeByNumbers(text: string): EpisodePlace {
  const [season = '', series = ''] = text.split('.').map((part) => part.split('/')[0]?.trim() ?? '');
  const fromOne = (part: string) => (/^\d+$/.test(part) ? number(String(Number(part) + 1)) : 0);
  return { season: fromOne(season), series: fromOne(series) };
}

/** `onscreen`: `S01E02`, `1x02`, `Сезон 1 Серия 2`, `E5`, `5 серия`, `5`. */
function placeOnScreen(text: string): EpisodePlace {
  const both =
    /s(?:eason)?\s*(\d+)\D{0,4}e(?:p(?:isode)?)?\.?\s*(\d+)/i.exec(text) ??
    /^(\d+)\s*[xх]\s*(\d+)$/i.exec(text);
  if (both) return { season: number(both[1]), series: number(both[2]) };
  const season = /сезон\D{0,3}(\d+)/i.exec(text) ?? /(\d+)\D{0,4}сезон/i.exec(text);
  const series =
    /(?:сери[яи]|выпуск|бөлім|qism|episode|ep?\.?)\D{0,3}(\d+)/i.exec(text) ??
    /(\d+)\D{0,4}(?:сери[яи]|выпуск|бөлім|qism)/i.exec(text) ??
    /^(\d+)$/.exec(text.trim());
  return { season: number(season?.[1]), series: number(series?.[1]) };
}

/** Season and episode from the `episode-num` elements; the numbered form is preferred. */
export function placeOf(numbers: readonly { system: string; text: string }[]): EpisodePlace {
  const named = (system: string) => numbers.find((one) => one.system === system)?.text;
  const exact = named('xmltv_ns');
  const place = exact === undefined ? { season: 0, series: 0 } : placeByNumbers(exact);
  if (place.season || place.series) return place;
  const shown = named('onscreen') ?? named('');
  return shown === undefined ? place : placeOnScreen(shown);
}

/** Ages that our clients know (spec 2 §5); a rating between two of them becomes the stricter one. */
const AGES = [0, 6, 12, 16, 18];

const NAMED_RATINGS: Readonly<Record<string, number>> = {
  G: 0,
  U: 0,
  PG: 6,
  'PG-13': 12,
  R: 16,
  'NC-17': 18,
  X: 18,
  'TV-Y': 0,
  'TV-G': 0,
  'TV-Y7': 6,
  'TV-PG': 6,
  'TV-14': 16,
  'TV-MA': 18,
};

/** The age of a `rating`; null without one. */
export function ageOf(rating: string): number | null {
  const text = rating.trim().toUpperCase();
  const named = NAMED_RATINGS[text];
  if (named !== undefined) return named;
  const years = /^(?:FSK\s*)?(\d{1,2})\s*\+?$/.exec(text)?.[1];
  if (years === undefined) return null;
  return AGES.find((age) => age >= Number(years)) ?? 18;
}

/** `8/10`, `4/5`, `7.3`: out of ten with one digit; null for other texts. */
export function scoreOf(rating: string): string | null {
  const [, value, of = '10'] = /^([\d.,]+)\s*(?:\/\s*(\d+))?$/.exec(rating.trim()) ?? [];
  const score = (Number(value?.replace(',', '.')) * 10) / Number(of);
  return score > 0 && score <= 10 ? score.toFixed(1) : null;
}

/** The year of a `date`, which may be a whole date. */
export function yearOf(date: string): number | null {
  const year = Number(/^\s*(\d{4})/.exec(date)?.[1]);
  return year >= 1890 && year <= 2200 ? year : null;
}
