import * as v from 'valibot';
import { webAddress } from '@/lib/shared/web-address';

/**
 * Details of the wire that many resources share (wire 1.7–1.9, 9). Every schema reads only the fields that
 * the product uses and accepts the omissions known from the live service.
 */

/** Ids are numbers or strings on the wire; inside the product they are strings. */
export const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id)),
);

/** A text that may be missing. */
export const text = v.nullish(v.string(), '');

/** A text that is null when missing or empty. */
export const textOrNull = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
);

export const numberOrNull = v.nullish(v.number(), null);

export const flag = v.nullish(v.boolean(), false);

/** The address of a picture, null when it is not one. */
export const artOrNull = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => artAddress(value)),
);

/** Unix milliseconds of a time; null when it is none. */
export function momentOf(time: string | null): number | null {
  const at = Date.parse(time ?? '');
  return Number.isNaN(at) ? null : at;
}

/** Content art: `{src_2x3, src_16x9}` on cards and pages, a plain address in schedules. */
export const contentCover = v.pipe(
  v.nullish(
    v.union([v.string(), v.object({ src_2x3: v.nullish(v.string()), src_16x9: v.nullish(v.string()) })]),
    null,
  ),
  v.transform((cover) => {
    if (typeof cover === 'string') return { poster: null, still: artAddress(cover) };
    return { poster: artAddress(cover?.src_2x3), still: artAddress(cover?.src_16x9) };
  }),
);

/** A list that may be absent. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(v.array(schema), []);
}

/** Lists are plain arrays, except that some installations wrap them (`results`, wire 1.4). */
export function bareList<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.union([v.array(schema), v.object({ results: v.array(schema) })]),
    v.transform((answer) => (Array.isArray(answer) ? answer : answer.results)),
  );
}

/** `#rrggbb`, else null, because a colour is written into a style attribute. */
export const color = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value && /^#[0-9a-f]{6}$/i.test(value) ? value : null)),
);

/** Pictures are relative, http(s) or null; other schemes must not reach a page (quality S25). */
function artAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  if (/^\/[\w%-]/.test(address)) return address;
  return webAddress(address) && new URL(address).href;
}
