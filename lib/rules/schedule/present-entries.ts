import type { ScheduleItem } from '@/lib/rules/channels/view';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { clockOf } from './days';
import { type ArchiveRights, stateOf } from './rules';

/** The context in which one viewer sees the schedule of a channel. */
export interface ScheduleContext {
  now: number;
  rights: ArchiveRights;
  /** The entry on screen. */
  currentId: string | null;
  hrefOf(ts: number | null): string;
}

/** Entries as list items: the current one opens live, the archive opens at its start, others do not open. */
export function toScheduleItems(entries: readonly ScheduleEntry[], context: ScheduleContext): ScheduleItem[] {
  return entries.map((entry) => {
    const state = stateOf(entry, context.now, context.rights);
    const isOpen = state === 'onAir' || state === 'archive';
    return {
      id: entry.id,
      channelId: entry.channelId,
      startsAt: entry.startsAt,
      endsAt: entry.endsAt,
      time: clockOf(entry.startsAt),
      title: entry.title,
      subtitle: entry.episodeTitle,
      age: entry.age,
      state,
      href: isOpen ? context.hrefOf(state === 'archive' ? entry.startsAt : null) : null,
      isCurrent: entry.id === context.currentId,
    };
  });
}

const DAY_MS = 86_400_000;

/** Start and end of a day in the time zone of the broadcaster (UTC+5), in unix seconds. */
export function boundsOfDay(date: string): { start: number; end: number } {
  const start = Date.parse(`${date}T00:00:00+05:00`) / 1000;
  return { start, end: start + DAY_MS / 1000 };
}
