import 'server-only';
import * as v from 'valibot';
import { loadChannelOffers } from '@/lib/server/channels/load-offers';
import { isPlatformInt } from '@/lib/shared/ids';
import { refuse } from './answer';
import { answerPublic, readerQuery } from './public-answer';
import { readQuery, wholeNumber } from './public-query';
import { siteOf } from './site-of';

const LAST_SECOND = 4_294_967_295;

const Query = v.object({ ...readerQuery, ts: v.optional(wholeNumber(1, LAST_SECOND)) });

/** `GET /api/channels/{id}/offers?lang&ts`: what opens a channel, or a moment of its archive. */
export async function publicOffers(request: Request, channel: string): Promise<Response> {
  if (!isPlatformInt(channel)) return refuse(404, 'not_found');
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const site = await siteOf(request);
  return answerPublic(request, query, (reader) =>
    loadChannelOffers(Number(channel), query.ts ?? null, site.provider, reader),
  );
}
