import 'server-only';
import * as v from 'valibot';
import { loadBrief } from '@/lib/server/catalogue/load-brief';
import { refuse } from '@/lib/server/gateway/http/answer';
import { isDecimalId } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object(readerQuery);

/** `GET /api/titles/{id}?lang`: the short details of a title, for the preview of its tile. */
export async function publicTitle(request: Request, id: string): Promise<Response> {
  if (!isDecimalId(id)) return refuse(404, 'not_found');
  return answerPublic(request, Query, (reader) => loadBrief(id, reader));
}
