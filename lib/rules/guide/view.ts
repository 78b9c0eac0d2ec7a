import type { ScheduleDay } from '@/lib/rules/channels/view';
import type { GuideMoment } from './address';

/**
 * The data that the guide draws, small because a thousand channels have a lot of it. Times are unix seconds.
 */

export interface GuideChannel {
  id: number;
  /** The channel's part of an address. */
  key: string;
  name: string;
  number: number | null;
  logo: string | null;
  color: string | null;
  isFree: boolean;
  archiveDays: number;
}

/** A channel with what only the browser of the viewer knows. */
export interface OwnGuideChannel extends GuideChannel {
  /** Purchased by the viewer. */
  isMine?: boolean;
}

/** Identified by the channel and its start: two entries never start at the same time. */
export interface GuideEntry {
  startsAt: number;
  endsAt: number;
  title: string;
  /** The title of the episode; nothing about subtitles of the picture. */
  subtitle: string | null;
  age: number | null;
  hasCatchUp: boolean;
  /** Its genres in the form of `genreKey`, with spaces between them; absent where none is known. */
  genres?: string;
}

export interface GuideRow {
  channel: GuideChannel;
  /** Null when the programmes of this channel failed to load. */
  entries: GuideEntry[] | null;
}

/** The loading state of some hours of a channel. */
export type BlockState = 'waiting' | 'ready' | 'failed';

/**
 * The loaded data of one channel. A change makes a new object, so that unchanged rows are not drawn again.
 */
export interface KnownRow {
  channel: GuideChannel;
  /** Sorted by time. */
  entries: readonly GuideEntry[];
  /** Blocks of hours, by their start. */
  blocks: ReadonlyMap<number, BlockState>;
}

/** Some channels of a category, in its order, for some hours. */
export interface GuideBlock {
  /** How many channels the category has. */
  total: number;
  /** The longest archive among them: the limit of the guide. */
  archiveDays: number;
  rows: GuideRow[];
}

export interface TimeSpan {
  start: number;
  end: number;
}

/** The data of the first screen from the server. */
export interface FirstScreen extends GuideBlock {
  /** The time of rendering; stored pages are older than the viewer's clock. */
  now: number;
  /** The moment in the address. */
  moment: GuideMoment;
  span: TimeSpan;
  days: ScheduleDay[];
}
