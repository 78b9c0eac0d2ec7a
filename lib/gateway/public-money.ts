import 'server-only';
import * as v from 'valibot';
import { getSeller } from '@/lib/platform/providers';
import { refuse } from './answer';
import { answerPublic, readerQuery } from './public-answer';
import { readQuery } from './public-query';
import { siteOf } from './site-of';

const Query = v.object(readerQuery);

/** `GET /api/money?lang`: how an amount is written where this site sells. */
export async function publicMoney(request: Request): Promise<Response> {
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const site = await siteOf(request);
  return answerPublic(request, query, async (reader) => {
    const { moneyFormat } = await getSeller(reader, site.provider);
    return { format: moneyFormat };
  });
}
