import 'server-only';
import * as v from 'valibot';
import { BLOCK_ROWS, BLOCK_SECONDS, MOST_BLOCKS } from '@/lib/rules/guide/constants';
import { loadGuideBlock, loadGuideChannels } from '@/lib/server/channels/load-guide';
import { unixSeconds, wholeNumber } from '@/lib/server/gateway/http/public-query';
import { isSlug } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

const LAST_ROW = 9_999;

/** Ids of the viewer's favourites, as many as a request has rows. */
const CHANNELS = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${BLOCK_ROWS - 1}}$`);

const Query = v.pipe(
  v.object({
    ...readerQuery,
    category: v.pipe(v.string(), v.check(isSlug)),
    row: wholeNumber(0, LAST_ROW),
    rows: wholeNumber(1, BLOCK_ROWS),
    start: unixSeconds(),
    blocks: v.optional(wholeNumber(1, MOST_BLOCKS), '1'),
    channels: v.optional(v.pipe(v.string(), v.regex(CHANNELS))),
  }),
  // Whole blocks, as the screen requests them: free values would create a cached answer for every second.
  v.check(({ start }) => start % BLOCK_SECONDS === 0),
);

/**
 * `GET /api/guide?lang&category&row&rows&start&blocks&channels`: the programmes of many channels for some blocks of hours: of
 * these rows of the category, or of the named channels in their order.
 */
export async function publicGuide(request: Request): Promise<Response> {
  return answerPublic(request, Query, async (reader, query) => {
    const { category, row, rows, start, blocks, channels } = query;
    const page = await loadGuideChannels(category, reader);
    const span = { start, end: start + blocks * BLOCK_SECONDS };
    if (!page) return null;
    if (channels === undefined)
      return loadGuideBlock(page.channels, { from: row, to: row + rows }, span, reader);
    const byId = new Map(page.channels.map((channel) => [String(channel.id), channel]));
    const named = channels.split(',').flatMap((id) => byId.get(id) ?? []);
    return loadGuideBlock(named, { from: 0, to: named.length }, span, reader);
  });
}
