import 'server-only';
import * as v from 'valibot';
import { loadBrief } from '@/lib/server/catalogue/load-brief';
import { refuse } from './answer';
import { answerPublic, readerQuery } from './public-answer';
import { readQuery } from './public-query';

const ID = /^\d{1,20}$/;

/** `GET /api/titles/{id}?lang`: a title in a few words, for the preview of its tile. */
export async function publicTitle(request: Request, id: string): Promise<Response> {
  if (!ID.test(id)) return refuse(404, 'not_found');
  const query = readQuery(request, v.object(readerQuery));
  if (!query) return refuse(400, 'invalid');
  return answerPublic(request, query, (reader) => loadBrief(id, reader));
}
