import * as v from 'valibot';
import { LANGUAGE_IDS, type LanguageId } from './settings-address';

/** Far more than a provider has. */
export const MAX_LANGUAGES = 20;

/** `ru`, `kk-KZ`. */
const LanguageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/));

export const LanguageList = v.pipe(v.array(LanguageTag), v.maxLength(MAX_LANGUAGES));

/** One list for what a viewer sees, hears and reads; the preferred language first (spec 1 §3 "language priority list"). */
export type LanguageLists = Record<LanguageId, string[]>;

/** What `GET /api/session/languages` answers. */
export const OwnLanguages = v.object({
  /** All that can be put in an order here, in the order of the viewer. */
  lists: v.object(v.entriesFromList(LANGUAGE_IDS, v.array(v.string()))),
  /** When the order was saved, in unix milliseconds; null: the viewer has chosen none. */
  savedAt: v.nullable(v.number()),
});

export type OwnLanguages = v.InferOutput<typeof OwnLanguages>;

/** The offered languages in the order of the viewer; those without a place keep theirs behind the others. */
export function inOrder(offered: readonly string[], chosen: readonly string[]): string[] {
  const known = chosen.filter((language) => offered.includes(language));
  return [...known, ...offered.filter((language) => !known.includes(language))];
}

/** The new order, and behind it what is not offered here: another brand may have it. */
export function keepingOthers(order: readonly string[], before: readonly string[]): string[] {
  const others = before.filter((language) => !order.includes(language));
  return [...order, ...others].slice(0, MAX_LANGUAGES);
}

/** The list with one entry in another place; the same list when that place does not exist. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, place) => place !== from);
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}
