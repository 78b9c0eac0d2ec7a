import 'server-only';
import * as v from 'valibot';
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { refuse } from '@/lib/server/gateway/http/answer';
import { unixSeconds } from '@/lib/server/gateway/http/public-query';
import { isPlatformInt } from '@/lib/shared/ids';
import { answerPublic, readerQuery } from './public-answer';

/** No screen shows more than two days at once. */
const LONGEST_WINDOW = 2 * DAY_SECONDS;

const Query = v.pipe(
  v.object({
    ...readerQuery,
    start: unixSeconds(),
    end: unixSeconds(),
  }),
  v.check(({ start, end }) => end > start && end - start <= LONGEST_WINDOW),
  // Whole hours, as every screen requests them: free values would create a cached answer for every second.
  v.check(({ start, end }) => start % HOUR_SECONDS === 0 && end % HOUR_SECONDS === 0),
);

/** `GET /api/schedule/{channel id}?lang&start&end`: a channel's programmes between two moments. */
export async function publicSchedule(request: Request, channel: string): Promise<Response> {
  if (!isPlatformInt(channel)) return refuse(404, 'not_found');
  return answerPublic(request, Query, (reader, { start, end }) =>
    loadSchedule(Number(channel), { start, end }, reader),
  );
}
