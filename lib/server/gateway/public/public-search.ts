import 'server-only';
import * as v from 'valibot';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { toQuery } from '@/lib/rules/search/query';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { loadSearchSettings, loadSuggestions } from '@/lib/server/search/load-search';
import { answerPublic, readerQuery } from './public-answer';

const Settings = v.object(readerQuery);
const Suggest = v.object({ ...readerQuery, text: v.pipe(v.string(), v.maxLength(MAX_QUERY)) });

/** `GET /api/search/settings?lang`: when a search starts. */
export async function publicSearchSettings(request: Request): Promise<Response> {
  const query = readQuery(request, Settings);
  return query ? answerPublic(request, query, loadSearchSettings) : refuse(400, 'invalid');
}

/** `GET /api/search/suggest?lang&text`: suggestions for the typed text; before typing, popular titles. */
export async function publicSuggest(request: Request): Promise<Response> {
  const query = readQuery(request, Suggest);
  if (!query) return refuse(400, 'invalid');
  return answerPublic(request, query, (reader) => loadSuggestions(toQuery(query.text), reader));
}
