import type { WeeklySlot } from '../../origin/catalogue.ts';
import { minutesToSegments } from '../../origin/timeline.ts';
import type { ChannelSeed } from '../types.ts';
import { DAY_MINUTES, filmAgeAt, isWeekend, minutesOfDay, WEEK_MINUTES } from './daytime.ts';
import { planLane } from './lanes.ts';
import type { PlannedSlot } from './planned-slot.ts';
import type { DayPlan, Daypart } from './profile.ts';
import { ProgrammeSource } from './programme-source.ts';
import { slotLength } from './slot-length.ts';

function fillDaypart(part: Daypart, from: number, to: number, source: ProgrammeSource): PlannedSlot[] {
  const slots: PlannedSlot[] = [];
  for (let at = from, index = 0; at < to; index += 1) {
    const item = part.fill[index % part.fill.length];
    if (!item) throw new Error(`the daypart at ${part.at} has nothing to show`);
    const airing = source.next(item, filmAgeAt(at % DAY_MINUTES), to - at);
    const minutes = slotLength(airing.minutes, to - at);
    slots.push({ at, minutes, airing });
    at += minutes;
  }
  return slots;
}

function planDays(channel: ChannelSeed, plan: DayPlan): PlannedSlot[] {
  const source = new ProgrammeSource(channel.slug);
  return Array.from({ length: 7 }, (_, day) => day).flatMap((day) => {
    const parts = (isWeekend(day) && plan.weekend) || plan.weekday;
    return parts.flatMap((part, index) => {
      const next = parts[index + 1];
      const start = day * DAY_MINUTES;
      return fillDaypart(
        part,
        start + minutesOfDay(part.at),
        start + (next ? minutesOfDay(next.at) : DAY_MINUTES),
        source,
      );
    });
  });
}

/** Moves every boundary except the edges of the week. */
function shift(slots: PlannedSlot[], offset: number): PlannedSlot[] {
  const starts = slots.map(({ at }, index) => (index === 0 ? 0 : at + offset));
  return slots.map((slot, index) => {
    const at = starts[index] as number;
    return { ...slot, at, minutes: (starts[index + 1] ?? WEEK_MINUTES) - at };
  });
}

/** A channel's week in minutes, gapless. */
export function planWeek(channel: ChannelSeed): PlannedSlot[] {
  const { profile, offset } = channel;
  return 'lane' in profile ? planLane(profile) : shift(planDays(channel, profile), offset);
}

/** The weekly template on the segment grid (origin/timeline.ts). */
export function weeklySlots(channel: ChannelSeed): WeeklySlot[] {
  return planWeek(channel).map(({ at, minutes, airing }) => {
    const start = minutesToSegments(at);
    const length = minutesToSegments(at + minutes) - start;
    return { start, length, contentId: airing.contentId, episodeId: airing.episodeId };
  });
}
