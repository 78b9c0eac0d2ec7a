import type { ScheduleDay } from '@/lib/rules/channels/view';
import type { GuideMoment } from './address';

/** What the guide draws: plain data, small because a thousand channels have a lot of it. Times in unix seconds. */

export interface GuideChannel {
  id: number;
  /** What its address carries. */
  key: string;
  name: string;
  number: number | null;
  logo: string | null;
  color: string | null;
  isFree: boolean;
  archiveDays: number;
  /** Bought by the viewer; only their browser knows. */
  isMine?: boolean;
}

/** Known by the channel and its beginning: two never begin at once. */
export interface GuideEntry {
  startsAt: number;
  endsAt: number;
  title: string;
  subtitle: string | null;
  age: number | null;
  hasCatchUp: boolean;
}

export interface GuideRow {
  channel: GuideChannel;
  /** Null when this channel's programmes did not come; those of the others did. */
  entries: GuideEntry[] | null;
}

/** How far the programmes of some hours of a channel are. */
export type BlockState = 'waiting' | 'ready' | 'failed';

/** What is known of one channel. A change makes a new one, so that unchanged rows are not drawn again. */
export interface KnownRow {
  channel: GuideChannel;
  /** Sorted by time. */
  entries: readonly GuideEntry[];
  /** Blocks of hours, by their beginning. */
  blocks: ReadonlyMap<number, Exclude<BlockState, 'waiting'>>;
}

/** Some channels of a category, in its order, for some hours. */
export interface GuideBlock {
  /** How many channels the category has. */
  total: number;
  /** The longest archive among them: how far back the guide goes. */
  archiveDays: number;
  rows: GuideRow[];
}

export interface TimeSpan {
  start: number;
  end: number;
}

/** What the server draws and hands on. */
export interface FirstScreen extends GuideBlock {
  /** When it was made; stored pages are older than the viewer's clock. */
  now: number;
  /** What the address asks for. */
  moment: GuideMoment;
  span: TimeSpan;
  days: ScheduleDay[];
}
