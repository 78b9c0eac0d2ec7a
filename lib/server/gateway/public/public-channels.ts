import 'server-only';
import * as v from 'valibot';
import { toListedChannel } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { isSlug } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object({
  ...readerQuery,
  category: v.optional(v.pipe(v.string(), v.check(isSlug)), ALL_CHANNELS),
});

/**
 * `GET /api/channels?lang&category`: the channel list with current programmes, for its five-minute refresh.
 */
export async function publicChannels(request: Request): Promise<Response> {
  return answerPublic(request, Query, async (reader, { category }) => {
    const page = await loadChannels(category, reader);
    return page && { ...page, channels: page.channels.map(toListedChannel) };
  });
}
