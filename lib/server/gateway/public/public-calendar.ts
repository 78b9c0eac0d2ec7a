import 'server-only';
import * as v from 'valibot';
import { listChannels } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import { type CalendarEvent, calendarFile } from '@/lib/rules/reminders/calendar';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { refuse } from '@/lib/server/gateway/http/answer';
import { originOf } from '@/lib/server/seo/site-origin';
import { isPlatformInt } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object(readerQuery);

/** `GET /api/calendar/{channel id}/{start}?lang`: a programme as a calendar file (RFC 5545), the same for everyone. */
export async function publicCalendar(request: Request, channel: string, start: string): Promise<Response> {
  if (!isPlatformInt(channel) || !isPlatformInt(start)) return refuse(404, 'not_found');
  const answer = await answerPublic(request, Query, (reader, _query, site) =>
    loadEvent(Number(channel), Number(start), originOf(site), reader),
  );
  if (!answer.ok) return answer;
  const event: CalendarEvent = await answer.json();
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'text/calendar; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="${channel}-${start}.ics"`);
  headers.delete('content-length');
  return new Response(calendarFile(event), { headers });
}

async function loadEvent(
  channelId: number,
  startsAt: number,
  origin: string,
  reader: AudienceContext,
): Promise<CalendarEvent | null> {
  const channel = findChannel(await listChannels(reader), String(channelId));
  if (!channel) return null;
  // Whole hours, as screens request them: other windows would be cached for each programme.
  const hour = startsAt - (startsAt % HOUR_SECONDS);
  const entries = await loadSchedule(channel.id, { start: hour, end: hour + HOUR_SECONDS }, reader);
  const entry = entries.find((one) => one.startsAt === startsAt);
  if (!entry) return null;
  return {
    uid: `${channelId}-${startsAt}@${new URL(origin).hostname}`,
    startsAt,
    endsAt: entry.endsAt,
    madeAt: Math.floor(Date.now() / 1000),
    title: entry.title,
    description: entry.episodeTitle ?? entry.description ?? '',
    place: channel.name,
    url: `${origin}${routes.channel(ALL_CHANNELS, channel.key)}`,
  };
}
