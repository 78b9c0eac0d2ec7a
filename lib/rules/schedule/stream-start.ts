import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { LIVE_THRESHOLD_SECONDS, MOMENT_STEP_SECONDS } from './constants';
import { entryAt, isLiveOnly, momentOf } from './rules';

/** The start of a channel's stream in unix seconds. */
export interface StreamStart {
  /** The parameter of the stream call; null is live. */
  ts: number | null;
  /** The exact second where playback starts; null is the first second of the stream, or the live edge. */
  beginAt: number | null;
}

type Entries = readonly ScheduleEntry[] | null;

/**
 * The parameter of the stream call for a requested second (spec 2 §4 Stream start). The stream's time is
 * rounded down to 10 s but stays within the programme of that second, because a stream ends with its
 * programme. Undefined while the schedule is needed and not loaded. `now` is later than `at` while the moment plays.
 */
export function streamStartOf(
  requested: { ts: number | null; at: number },
  archiveDays: number,
  entries: Entries,
  now = requested.at,
): StreamStart | undefined {
  const moment = momentOf(requested.ts, requested.at, archiveDays);
  // Spec 2 §4: a programme without catch-up is refused, and live goes on.
  const entry = moment !== null && entries ? entryAt(entries, moment) : null;
  if (entry && isLiveOnly(entry, now, archiveDays)) return { ts: null, beginAt: null };
  if (moment !== null) {
    const ts = roundedDown(moment, entries);
    return ts === undefined ? undefined : { ts, beginAt: exactSecond(moment, entries) };
  }
  const age = requested.ts === null || archiveDays === 0 ? null : requested.at - requested.ts;
  const isOfNow = age !== null && age >= 0 && age < LIVE_THRESHOLD_SECONDS;
  return { ts: null, beginAt: isOfNow ? exactSecond(requested.at - age, entries) : null };
}

function roundedDown(moment: number, entries: Entries): number | undefined {
  const rounded = Math.floor(moment / MOMENT_STEP_SECONDS) * MOMENT_STEP_SECONDS;
  if (rounded === moment) return moment;
  if (entries === null) return undefined;
  const entry = entryAt(entries, moment);
  return entry ? Math.max(rounded, entry.realStartsAt) : moment;
}

/**
 * The announced start of a programme means its first frame, which may be some seconds earlier in the stream.
 */
function exactSecond(moment: number, entries: Entries): number | null {
  if (entries === null) return null;
  return entries.find(({ startsAt }) => startsAt === moment)?.realStartsAt ?? moment;
}
