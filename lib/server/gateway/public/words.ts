import 'server-only';
import * as v from 'valibot';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { DIALOG_WORDS } from '@/lib/shared/i18n/dialog-words';
import { locales } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

const Query = v.object({ lang: v.picklist(locales) });

/** Texts change only with a release; an older tab gets the new ones soon. */
const CACHE_CONTROL = 'public, max-age=300';

/** `GET /api/words/{name}?lang`: one part of a dictionary, the same for everyone. */
export function wordsAnswer(request: Request, name: string): Response {
  const known = DIALOG_WORDS.find((one) => one === name);
  const query = readQuery(request, Query);
  if (!known || !query) return refuse(404, 'not_found');
  return Response.json(wordsOf(query.lang)[known], { headers: { 'cache-control': CACHE_CONTROL } });
}
