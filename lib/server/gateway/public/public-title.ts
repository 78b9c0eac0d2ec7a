import 'server-only';
import * as v from 'valibot';
import { loadBrief } from '@/lib/server/catalogue/load-brief';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { isDecimalId } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

/** `GET /api/titles/{id}?lang`: the short details of a title, for the preview of its tile. */
export async function publicTitle(request: Request, id: string): Promise<Response> {
  if (!isDecimalId(id)) return refuse(404, 'not_found');
  const query = readQuery(request, v.object(readerQuery));
  if (!query) return refuse(400, 'invalid');
  return answerPublic(request, query, (reader) => loadBrief(id, reader));
}
