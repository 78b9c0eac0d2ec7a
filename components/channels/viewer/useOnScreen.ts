'use client';

import { useMemo, useState } from 'react';
import { useProgramme } from '@/lib/channels/use-programme';
import type { ListedChannel } from '@/lib/platform/channels';
import { entryAt, momentOf } from '@/lib/schedule/rules';
import { useSchedule } from '@/lib/schedule/use-programmes';
import { windowAround } from '@/lib/schedule/window';
import { useNow } from '@/lib/use-now';
import type { Moment } from './SearchTs';

/** How often the page looks at the clock: programmes begin and end on the minute. */
const CLOCK_STEP_SECONDS = 20;

/** The moment that the address asks of a channel, and the programme that is on screen then. */
export function useOnScreen(channel: ListedChannel | null, channelKey: string) {
  const [asked, setAsked] = useState<Moment | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const now = useNow(CLOCK_STEP_SECONDS);

  const isAsked = asked?.channelKey === channelKey && now !== null && channel !== null;
  const ts = isAsked ? momentOf(asked.ts, asked.at, channel.archiveDays) : undefined;
  const moment = ts ?? now;
  const around = useMemo(() => (moment === null ? null : windowAround(moment)), [moment]);
  const { entries } = useSchedule(channel?.id ?? null, around);
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
    entries,
    entry,
    programme,
    /** The stream's clock says which programme it is. */
    onProgramme: setReported,
  };
}
