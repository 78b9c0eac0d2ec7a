'use client';

import { useMemo, useState } from 'react';
import { useProgramme } from '@/lib/channels/use-programme';
import type { ListedChannel } from '@/lib/platform/channels';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { entryAt, momentOf } from '@/lib/schedule/rules';
import { streamStartOf } from '@/lib/schedule/stream-start';
import { useSchedule } from '@/lib/schedule/use-programmes';
import { windowAround } from '@/lib/schedule/window';
import { useNow } from '@/lib/use-now';
import type { Moment } from './SearchTs';

/** How often the page looks at the clock: programmes begin and end on the minute. */
const CLOCK_STEP_SECONDS = 20;

const NONE: ScheduleEntry[] = [];

/** The moment that the address asks of a channel, and the programme that is on screen then. */
export function useOnScreen(channel: ListedChannel | null, channelKey: string) {
  const [asked, setAsked] = useState<Moment | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const now = useNow(CLOCK_STEP_SECONDS);

  const isAsked = asked?.channelKey === channelKey && now !== null && channel !== null;
  const ts = isAsked ? momentOf(asked.ts, asked.at, channel.archiveDays) : undefined;
  const moment = ts ?? now;
  const around = useMemo(() => (moment === null ? null : windowAround(moment)), [moment]);
  const { entries, isLate } = useSchedule(channel?.id ?? null, around);
  const known = entries ?? (isLate ? NONE : null);
  const start = isAsked ? streamStartOf(asked, channel.archiveDays, known) : undefined;
  const entry =
    entries?.find(({ id }) => id === reported) ?? (moment && entries ? entryAt(entries, moment) : null);
  const programme = useProgramme(entry?.contentId ?? null);

  return {
    now,
    /** What the address asks for; null while it is being read. */
    asked: isAsked ? asked : null,
    onAsked: setAsked,
    /** Unix seconds of the archive; null is live; undefined while the address is being read. */
    ts,
    /** Where its stream is to begin; undefined until that is known. */
    start,
    entries,
    entry,
    programme,
    /** The stream's clock says which programme it is. */
    onProgramme: setReported,
  };
}
