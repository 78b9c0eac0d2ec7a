import 'server-only';
import { isSeenBy } from '@/lib/audience/ages';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from '@/lib/platform/cache';
import { SCHEDULE_PAGE, type ScheduleEntry, scheduleCall, toScheduleEntry } from '@/lib/platform/schedule';
import { readPublic } from '@/lib/platform/server';

/** A channel of two-minute clips fills six days with this many pages; more would be a broken answer. */
const MAX_PAGES = 60;

/** A channel's entries between two moments (unix seconds), complete and sorted. @throws PlatformError */
export async function loadSchedule(
  channelId: number,
  window: { start: number; end: number },
  reader: Reader,
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

/** Spec 2 §5, §6: what is above a child's age is not even named; an entry without any content names nothing. */
function isForReader({ contentId, age }: ScheduleEntry, { audience }: Reader): boolean {
  return contentId === null || isSeenBy(audience, age);
}
