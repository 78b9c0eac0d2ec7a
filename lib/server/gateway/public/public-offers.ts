import 'server-only';
import * as v from 'valibot';
import { loadChannelOffers } from '@/lib/server/channels/load-offers';
import { refuse } from '@/lib/server/gateway/http/answer';
import { unixSeconds } from '@/lib/server/gateway/http/public-query';
import { isPlatformInt } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object({ ...readerQuery, ts: v.optional(unixSeconds(1)) });

/** `GET /api/channels/{id}/offers?lang&ts`: the offers for a channel, or for a moment of its archive. */
export async function publicOffers(request: Request, channel: string): Promise<Response> {
  if (!isPlatformInt(channel)) return refuse(404, 'not_found');
  return answerPublic(request, Query, (reader, { ts = null }, { provider }) =>
    loadChannelOffers(Number(channel), ts, provider, reader),
  );
}
