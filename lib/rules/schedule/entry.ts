/** A programme at a time on a channel (spec 1 §3 "Schedule entry"). Times in unix seconds. */
export interface ScheduleEntry {
  id: string;
  channelId: number;
  /** Announced times, rounded: for display. */
  startsAt: number;
  endsAt: number;
  /** Real times of the stream: for the archive and the programme on screen. */
  realStartsAt: number;
  realEndsAt: number;
  contentId: string | null;
  title: string;
  episodeTitle: string | null;
  season: number | null;
  episode: number | null;
  description: string | null;
  age: number | null;
  still: string | null;
  hasCatchUp: boolean;
  /** Names; absent where the platform does not say. */
  genres?: string[];
}
