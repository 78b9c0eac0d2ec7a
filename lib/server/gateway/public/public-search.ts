import 'server-only';
import * as v from 'valibot';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { toQuery } from '@/lib/rules/search/query';
import { loadSearchSettings, loadSuggestions } from '@/lib/server/search/load-search';
import { answerPublic, readerQuery } from './public-answer';

const Settings = v.object(readerQuery);
const Suggest = v.object({ ...readerQuery, text: v.pipe(v.string(), v.maxLength(MAX_QUERY)) });

/** `GET /api/search/settings?lang`: when a search starts. */
export async function publicSearchSettings(request: Request): Promise<Response> {
  return answerPublic(request, Settings, loadSearchSettings);
}

/** `GET /api/search/suggest?lang&text`: suggestions for the typed text; before typing, popular titles. */
export async function publicSuggest(request: Request): Promise<Response> {
  return answerPublic(request, Suggest, (reader, { text }) => loadSuggestions(toQuery(text), reader));
}
