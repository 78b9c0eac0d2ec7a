'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import { aheadMs, onServerTimeChange } from '@/lib/client/browser/server-clock';
import { useProgramme } from '@/lib/client/channels/use-programme';
import { useSchedule } from '@/lib/client/channels/use-programmes';
import { useNow } from '@/lib/client/hooks/use-now';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { refusalOfMoment } from '@/lib/rules/schedule/refusal';
import { entryAt, isLiveInstead, momentOf } from '@/lib/rules/schedule/rules';
import { streamStartOf } from '@/lib/rules/schedule/stream-start';
import { windowAround } from '@/lib/rules/schedule/window';
import type { Moment } from './SearchTs';

/** How often the page reads the clock, because programmes start and end on the minute. */
const CLOCK_STEP_SECONDS = 20;

const NONE: ScheduleEntry[] = [];

/** The moment in the address of a channel, and the programme on screen at that moment. */
export function useOnScreen(channel: ListedChannel | null, channelKey: string) {
  const [addressed, setAddressed] = useState<Moment | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const now = useNow(CLOCK_STEP_SECONDS);
  const ahead = useSyncExternalStore(onServerTimeChange, aheadMs, () => 0);
  const requested = useMemo(
    () => addressed && { ...addressed, at: Math.floor(addressed.at + ahead / 1000) },
    [addressed, ahead],
  );

  const isOfChannel = requested?.channelKey === channelKey && now !== null && channel !== null;
  const wanted = isOfChannel ? momentOf(requested.ts, requested.at, channel.archiveDays) : undefined;
  const shownMoment = wanted ?? now;
  const around = useMemo(() => (shownMoment === null ? null : windowAround(shownMoment)), [shownMoment]);
  const { entries, isLate } = useSchedule(channel?.id ?? null, around);
  const known = entries ?? (isLate ? NONE : null);
  // The clock of the device may be slow: before a moment is called a future one, an answer tells the time of the server.
  const isClockKnown =
    isOfChannel && !(known === null && requested.ts !== null && requested.ts > requested.at);
  const refusal = isClockKnown ? refusalOfMoment(requested, channel.archiveDays, entries, now) : null;
  const ts = refusal === 'error_schedule_copyright_banned' ? null : wanted;
  const moment = ts ?? now;
  const start = isClockKnown ? streamStartOf(requested, channel.archiveDays, known, now) : undefined;
  const entry =
    entries?.find(({ id }) => id === reported) ?? (moment && entries ? entryAt(entries, moment) : null);
  const programme = useProgramme(entry?.contentId ?? null);

  return {
    now,
    /** The requested moment; null until the address is read, and while the time of the server is needed for it. */
    requested: isClockKnown ? addressed : null,
    onRequested: setAddressed,
    /** Why it does not play; null when it does. */
    refusal,
    /** Whether live plays instead of the requested moment. */
    isLiveInstead: isClockKnown && isLiveInstead(requested, ts ?? null),
    /** Unix seconds of the archive; null is live; undefined until the address is read. */
    ts,
    /** The start of the stream; undefined until it is known. */
    start,
    entries,
    /** The same entries; an empty list if they load too slowly, null while they are loading. */
    known,
    entry,
    programme,
    /** The player reports the programme by the clock of the stream. */
    onProgramme: setReported,
  };
}
