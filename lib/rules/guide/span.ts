import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { scheduleWindow } from '@/lib/rules/schedule/rules';
import type { GuideMoment } from './address';
import {
  BLOCK_ROWS,
  BLOCK_SECONDS,
  MINUTE_REM,
  OVERSCAN_ROWS,
  OVERSCAN_SECONDS,
  ROW_REM,
  SLOT_SECONDS,
  WINDOW_SECONDS,
} from './constants';
import type { TimeSpan } from './view';

/** The arithmetic of the guide's two axes. */

const floorTo = (step: number, value: number): number => Math.floor(value / step) * step;

/** Where the timeline begins on screen: at the moment asked for, or a little before now. */
export function leftEdge(moment: GuideMoment, now: number): number {
  return moment ?? floorTo(SLOT_SECONDS, now - SLOT_SECONDS / 2);
}

/** What the server draws, without script all there is: enough hours for the widest screen. */
export function firstSpan(moment: GuideMoment, now: number): TimeSpan {
  const start = leftEdge(moment, now);
  return { start, end: start + BLOCK_SECONDS };
}

/** All of the timeline: the archive back, three days ahead (spec 2 §4), whole blocks. */
export function wholeSpan(now: number, archiveDays: number): TimeSpan {
  const { start, end } = scheduleWindow(now, archiveDays);
  return { start: floorTo(BLOCK_SECONDS, start), end: floorTo(BLOCK_SECONDS, end) + BLOCK_SECONDS };
}

export interface RowSpan {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Rows are drawn in pairs, so that not each row of a scroll draws anew. */
const ROW_STEP = 2;

/** The rows to draw, a few beyond both edges. All in one unit of length. */
export function rowsInView(scrolled: number, height: number, rowHeight: number, total: number): RowSpan {
  const first = floorTo(ROW_STEP, scrolled / rowHeight - OVERSCAN_ROWS);
  const last = floorTo(ROW_STEP, (scrolled + height) / rowHeight + OVERSCAN_ROWS) + ROW_STEP;
  return { from: Math.max(0, Math.min(first, total)), to: Math.max(0, Math.min(total, last)) };
}

/** Time to draw: what is seen, whole hours, some beyond both edges. */
export function timeInView(seen: TimeSpan, whole: TimeSpan): TimeSpan {
  return {
    start: Math.max(whole.start, floorTo(HOUR_SECONDS, seen.start - OVERSCAN_SECONDS)),
    end: Math.min(whole.end, floorTo(HOUR_SECONDS, seen.end + OVERSCAN_SECONDS) + HOUR_SECONDS),
  };
}

export const blockOf = (seconds: number): number => floorTo(BLOCK_SECONDS, seconds);

/** Begins of the blocks of hours that a span of time touches. */
export function blocksIn({ start, end }: TimeSpan): number[] {
  const blocks: number[] = [];
  for (let at = blockOf(start); at < end; at += BLOCK_SECONDS) blocks.push(at);
  return blocks;
}

/** What the platform is asked for to know a span of time: as few windows as cover it, each beginning where a block does. */
export function windowsOver({ start, end }: TimeSpan): TimeSpan[] {
  const windows: TimeSpan[] = [];
  for (let at = blockOf(start); at < end; at += WINDOW_SECONDS) {
    windows.push({ start: at, end: at + WINDOW_SECONDS });
  }
  return windows;
}

/** First rows of the blocks of channels that some rows touch. */
export function rowBlocksIn({ from, to }: RowSpan): number[] {
  const blocks: number[] = [];
  for (let row = floorTo(BLOCK_ROWS, from); row < to; row += BLOCK_ROWS) blocks.push(row);
  return blocks;
}

/** Pixels of the grid; they follow the size of the viewer's text. */
export interface Scale {
  row: number;
  /** Of a second. */
  second: number;
}

export function scaleOf(remPx: number): Scale {
  return { row: ROW_REM * remPx, second: (MINUTE_REM * remPx) / 60 };
}
