import 'server-only';
import * as v from 'valibot';
import { loadProgramme } from '@/lib/server/channels/load-programme';
import { refuse } from '@/lib/server/gateway/http/answer';
import { isDecimalId } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object(readerQuery);

/** `GET /api/programmes/{content id}?lang`: the details of the programme on screen. */
export async function publicProgramme(request: Request, id: string): Promise<Response> {
  if (!isDecimalId(id)) return refuse(404, 'not_found');
  return answerPublic(request, Query, (reader) => loadProgramme(id, reader));
}
