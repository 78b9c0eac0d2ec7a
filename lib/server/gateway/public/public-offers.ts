import 'server-only';
import * as v from 'valibot';
import { loadChannelOffers } from '@/lib/server/channels/load-offers';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery, unixSeconds } from '@/lib/server/gateway/http/public-query';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { isPlatformInt } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object({ ...readerQuery, ts: v.optional(unixSeconds(1)) });

/** `GET /api/channels/{id}/offers?lang&ts`: the offers for a channel, or for a moment of its archive. */
export async function publicOffers(request: Request, channel: string): Promise<Response> {
  if (!isPlatformInt(channel)) return refuse(404, 'not_found');
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const site = await siteOf(request);
  return answerPublic(request, query, (reader) =>
    loadChannelOffers(Number(channel), query.ts ?? null, site.provider, reader),
  );
}
