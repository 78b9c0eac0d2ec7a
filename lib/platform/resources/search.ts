import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { artOrNull, bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS, MAX_BOUNCING_MS } from '@/lib/rules/search/constants';
import type { Suggestion } from '@/lib/rules/search/options';
import { routes } from '@/lib/shared/routes';

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

const Suggestions = bareList(
  v.object({
    text,
    content_type: textOrNull,
    object_id: v.nullish(idText),
    slug: textOrNull,
    image: artOrNull,
  }),
);

/** `GET /v2/search/suggest`. */
export function suggestCall(query: string): Call<typeof Suggestions> {
  return { path: '/search/suggest', query: { text: query }, schema: Suggestions };
}

/** Another platform may send the text alone: such a suggestion can only be searched for. */
export function toSuggestion(wire: v.InferOutput<typeof Suggestions>[number]): Suggestion {
  const { text: title, content_type: kind, object_id: id, slug, image } = wire;
  const href = kind && id ? addressOf(kind, slug ?? id) : null;
  return { text: title, found: href && kind && id ? { kind, id, href, picture: image } : null };
}

function addressOf(kind: string, key: string): string {
  if (kind === 'channel') return routes.channel(ALL_CHANNELS, key);
  return kind === 'person' ? routes.person(key) : routes.content(key);
}

const Past = v.pipe(
  v.object({ id: idText, text, title: text, content_type: text, object_id: v.nullish(idText, '') }),
  v.transform(({ id, text: typed, ...found }) => ({ id, text: typed, found })),
);

const History = bareList(Past);

/** An earlier search of the user, and what it led to. */
export type PastSearch = v.InferOutput<typeof Past>;

/** `GET /v2/search/history`: the searches of the user, newest first. Personal. */
export const historyCall: Call<typeof History> = { path: '/search/history', schema: History };

/** `DELETE /v2/search/history/{id}`; without an id all of them. Personal. */
export const forgetCall = (id?: string): Call<v.UnknownSchema> => ({
  method: 'DELETE',
  path: id === undefined ? '/search/history' : `/search/history/${encodeURIComponent(id)}`,
  schema: v.unknown(),
});

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
