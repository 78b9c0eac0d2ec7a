import 'server-only';
import * as v from 'valibot';
import { MAX_OFFSET } from '@/lib/catalogue/limits';
import { loadRow } from '@/lib/catalogue/load-row';
import { locales } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/ids';
import { PlatformError } from '@/lib/platform/errors';
import { refuse } from './answer';

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const Query = v.object({
  lang: v.picklist(locales),
  offset: wholeNumber(0, MAX_OFFSET),
  limit: wholeNumber(1, 100),
  library_id: v.optional(wholeNumber(1, 9_999_999)),
});

/** Seconds a browser may keep a page of a row. */
const BROWSER_LIFE = 30;

/** `GET /api/rows/{key}?lang&offset&limit`: a page of a row, ready to draw; needs no session, like the page. */
export async function publicRow(request: Request, key: string): Promise<Response> {
  const query = v.safeParse(Query, Object.fromEntries(new URL(request.url).searchParams));
  if (!isSlug(key)) return refuse(404, 'not_found');
  if (!query.success) return refuse(400, 'invalid');
  const { lang, offset, limit, library_id } = query.output;
  try {
    const row = await loadRow(key, { offset, limit, libraryId: library_id ?? null }, lang);
    return Response.json(row, { headers: { 'cache-control': `public, max-age=${BROWSER_LIFE}` } });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.status === 404 ? refuse(404, 'not_found') : refuse(503, 'unavailable', error.message);
  }
}
