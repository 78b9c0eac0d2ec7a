import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { bareList, text } from '@/lib/platform/http/wire';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS, MAX_BOUNCING_MS } from '@/lib/rules/search/constants';

/** Invalid values of the configuration are replaced by the default. */
const wholeNumber = (min: number, max: number, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), otherwise);

const MAX_MIN_CHARS = 20;

const Settings = v.pipe(
  v.object({
    min_search_chars: wholeNumber(1, MAX_MIN_CHARS, DEFAULT_MIN_CHARS),
    bouncing_interval: wholeNumber(0, MAX_BOUNCING_MS, DEFAULT_BOUNCING_MS),
  }),
  v.transform((wire) => ({ minChars: wire.min_search_chars, bouncingMs: wire.bouncing_interval })),
);

/** When a search starts (spec 2 §5). */
export type SearchSettings = v.InferOutput<typeof Settings>;

/** `GET /v2/platform/configuration`: the settings of search. */
export const settingsCall: Call<typeof Settings> = { path: '/platform/configuration', schema: Settings };

const Texts = bareList(v.object({ text }));

/** `GET /v2/search/suggest`. */
export function suggestCall(query: string): Call<typeof Texts> {
  return { path: '/search/suggest', query: { text: query }, schema: Texts };
}

/** `GET /v2/search/history`: the searches of the user, newest first. Personal. */
export const historyCall: Call<typeof Texts> = { path: '/search/history', schema: Texts };

/** `DELETE /v2/search/history`. Personal. */
export const forgetCall: Call<v.UnknownSchema> = {
  method: 'DELETE',
  path: '/search/history',
  schema: v.unknown(),
};

/** Spec 1 §3 Search-found record. */
export interface FoundRecord {
  title: string;
  content_type: string;
  object_id: string;
}

/** `POST /v2/search/found`: what a search led to. Personal. */
export function foundCall(record: FoundRecord, query: string): Call<v.UnknownSchema> {
  return { method: 'POST', path: '/search/found', body: { ...record, text: query }, schema: v.unknown() };
}
