import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';

/** A programme about which nothing is known but its time. */
export const scheduleEntry = (
  startsAt: number,
  duration = HOUR_SECONDS,
  more: Partial<ScheduleEntry> = {},
): ScheduleEntry => ({
  id: String(startsAt),
  channelId: 1,
  startsAt,
  endsAt: startsAt + duration,
  realStartsAt: startsAt,
  realEndsAt: startsAt + duration,
  contentId: null,
  title: '',
  episodeTitle: null,
  season: null,
  episode: null,
  description: null,
  age: null,
  still: null,
  hasCatchUp: true,
  ...more,
});
