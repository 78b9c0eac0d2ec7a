import 'server-only';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { SCHEDULE_PAGE, scheduleCall, toScheduleEntry } from '@/lib/platform/resources/schedule';
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { ofToday } from '@/lib/rules/schedule/today';
import { isSeenBy } from '@/lib/shared/sites/ages';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** A channel of two-minute clips fills six days with this many pages; more would be an invalid answer. */
const MAX_PAGES = 60;

/** A channel's entries between two moments (unix seconds), complete and sorted. @throws PlatformError */
export async function loadSchedule(
  channelId: number,
  window: { start: number; end: number },
  reader: AudienceContext,
): Promise<ScheduleEntry[]> {
  const entries: ScheduleEntry[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const wire = await readPublic(
      scheduleCall(channelId, { ...window, offset: page * SCHEDULE_PAGE }),
      reader,
      {
        revalidate: life.schedule,
        tags: [tag.schedule(channelId)],
      },
    );
    entries.push(...wire.map(toScheduleEntry).filter((entry) => isForReader(entry, reader)));
    if (wire.length < SCHEDULE_PAGE) break;
  }
  return entries.sort((a, b) => a.realStartsAt - b.realStartsAt);
}

/** The programmes of a channel today, for search engines. @throws PlatformError */
export async function loadToday(channelId: number, reader: AudienceContext): Promise<ScheduleEntry[]> {
  const now = Math.floor(Date.now() / 1000);
  const hour = now - (now % HOUR_SECONDS);
  const around = { start: hour - DAY_SECONDS, end: hour + DAY_SECONDS };
  return ofToday(await loadSchedule(channelId, around, reader), now);
}

/** Spec 2 §5, §6: titles above a child's age are not named at all; an entry without content names nothing. */
function isForReader({ contentId, age }: ScheduleEntry, { audience }: AudienceContext): boolean {
  return contentId === null || isSeenBy(audience, age);
}
