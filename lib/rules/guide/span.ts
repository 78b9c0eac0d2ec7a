import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { scheduleWindow } from '@/lib/rules/schedule/rules';
import type { GuideMoment } from './address';
import {
  BEFORE_NOW_SECONDS,
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

/** The start of the visible timeline: the requested moment, or so much before now that now is at a fourth to a fifth of the usual widths. */
export function leftEdge(moment: GuideMoment, now: number): number {
  return moment ?? floorTo(SLOT_SECONDS / 2, now - BEFORE_NOW_SECONDS);
}

/** The hours that the server draws, also the only ones without script: enough for the widest screen. */
export function firstSpan(moment: GuideMoment, now: number): TimeSpan {
  const start = leftEdge(moment, now);
  return { start, end: start + BLOCK_SECONDS };
}

/** The whole timeline: the archive back, three days ahead (spec 2 §4), in whole blocks. */
export function wholeSpan(now: number, archiveDays: number): TimeSpan {
  const { start, end } = scheduleWindow(now, archiveDays);
  return { start: floorTo(BLOCK_SECONDS, start), end: floorTo(BLOCK_SECONDS, end) + BLOCK_SECONDS };
}

export interface RowSpan {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Rows are added in pairs, so that not every row of a scroll causes a new drawing. */
const ROW_STEP = 2;

/** The rows to draw, a few outside of both edges. All values in one unit of length. */
export function rowsInView(scrolled: number, height: number, rowHeight: number, total: number): RowSpan {
  const first = floorTo(ROW_STEP, scrolled / rowHeight - OVERSCAN_ROWS);
  const last = floorTo(ROW_STEP, (scrolled + height) / rowHeight + OVERSCAN_ROWS) + ROW_STEP;
  return { from: Math.max(0, Math.min(first, total)), to: Math.max(0, Math.min(total, last)) };
}

/** The time to draw: visible whole hours, some outside of both edges. */
export function timeInView(seen: TimeSpan, whole: TimeSpan): TimeSpan {
  return {
    start: Math.max(whole.start, floorTo(HOUR_SECONDS, seen.start - OVERSCAN_SECONDS)),
    end: Math.min(whole.end, floorTo(HOUR_SECONDS, seen.end + OVERSCAN_SECONDS) + HOUR_SECONDS),
  };
}

export const blockOf = (seconds: number): number => floorTo(BLOCK_SECONDS, seconds);

/** Starts of the blocks of hours that overlap a span of time. */
export function blocksIn({ start, end }: TimeSpan): number[] {
  const blocks: number[] = [];
  for (let at = blockOf(start); at < end; at += BLOCK_SECONDS) blocks.push(at);
  return blocks;
}

/** The windows to request for a span of time: as few as cover it, each starting with a block. */
export function windowsOver({ start, end }: TimeSpan): TimeSpan[] {
  const windows: TimeSpan[] = [];
  for (let at = blockOf(start); at < end; at += WINDOW_SECONDS) {
    windows.push({ start: at, end: at + WINDOW_SECONDS });
  }
  return windows;
}

/** First rows of the blocks of channels that overlap some rows. */
export function rowBlocksIn({ from, to }: RowSpan): number[] {
  const blocks: number[] = [];
  for (let row = floorTo(BLOCK_ROWS, from); row < to; row += BLOCK_ROWS) blocks.push(row);
  return blocks;
}

/** Pixels of the grid; they follow the viewer's font size. */
export interface Scale {
  row: number;
  /** Pixels of a second. */
  second: number;
}

export function scaleOf(remPx: number): Scale {
  return { row: ROW_REM * remPx, second: (MINUTE_REM * remPx) / 60 };
}
