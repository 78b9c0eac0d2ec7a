import 'server-only';
import * as v from 'valibot';
import { MAX_OFFSET } from '@/lib/catalogue/limits';
import { loadRow } from '@/lib/catalogue/load-row';
import { isSlug } from '@/lib/ids';
import { refuse } from './answer';
import { answerPublic, readerQuery } from './public-answer';
import { readQuery, wholeNumber } from './public-query';

const Query = v.object({
  ...readerQuery,
  offset: wholeNumber(0, MAX_OFFSET),
  limit: wholeNumber(1, 100),
  library_id: v.optional(wholeNumber(1, 9_999_999)),
});

/** `GET /api/rows/{key}?lang&offset&limit`: a page of a row, ready to draw. */
export async function publicRow(request: Request, key: string): Promise<Response> {
  if (!isSlug(key)) return refuse(404, 'not_found');
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const { offset, limit, library_id: libraryId = null } = query;
  return answerPublic(query, (reader) => loadRow(key, { offset, limit, libraryId }, reader));
}
