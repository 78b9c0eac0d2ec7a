import 'server-only';
import * as v from 'valibot';
import { MAX_OFFSET } from '@/lib/rules/catalogue/constants';
import { ORDERS } from '@/lib/rules/filters/options';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { isListedPlace } from '@/lib/server/catalogue/listed-place';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { isOffered } from '@/lib/server/catalogue/offered-row';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery, wholeNumber } from '@/lib/server/gateway/http/public-query';
import { isSlug } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object({
  ...readerQuery,
  offset: wholeNumber(0, MAX_OFFSET),
  limit: wholeNumber(1, 100),
  library_id: v.optional(wholeNumber(1, 9_999_999)),
  rowset_id: v.optional(wholeNumber(1, 9_999_999)),
  text: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY))),
});

/** Ids or slugs; a title with one of them is enough. */
const Keys = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}(?:,[\w-]{1,40}){0,40}$/)));
const Year = v.optional(wholeNumber(1800, 2200));

/** Up to three decimals, because "over 8" is sent as 8.001. */
const Rating = v.pipe(v.string(), v.regex(/^\d{1,2}(?:\.\d{1,3})?$/), v.transform(Number), v.maxValue(10));

/** Filters of a row (spec 2 §7 "Content and rows"). */
const Filters = v.object({
  content_type: v.optional(v.picklist(['movie', 'series'])),
  main_genre: Keys,
  genre: Keys,
  country: Keys,
  year_from: Year,
  year_to: Year,
  rating_from: v.optional(Rating),
  sort: v.optional(v.picklist(ORDERS)),
});

/** `GET /api/rows/{key}?lang&offset&limit`: a page of a row, filtered or not, ready to draw. */
export async function publicRow(request: Request, key: string): Promise<Response> {
  if (!isSlug(key)) return refuse(404, 'not_found');
  const filters = readQuery(request, Filters);
  if (!filters) return refuse(400, 'invalid');
  return answerPublic(request, Query, async (reader, query, site) => {
    const { offset, limit, library_id: libraryId = null, rowset_id: rowsetId = null, text } = query;
    const keep = (await isListedPlace({ libraryId, rowsetId }, reader)) ? 'here' : 'nowhere';
    const page = await loadRow(key, { offset, limit, libraryId, rowsetId, text, filters }, reader, keep);
    return isOffered(page, { site }) ? page : null;
  });
}
