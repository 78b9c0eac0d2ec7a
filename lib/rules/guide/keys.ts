import { PAGE_SECONDS } from './constants';
import type { TimeSpan } from './view';

/** The focus of the grid: a channel and a moment; the programme at that moment has the focus. */
export interface GridPosition {
  row: number;
  /** Unix seconds. */
  time: number;
}

interface Surroundings {
  /** The cell that has the focus. */
  cell: TimeSpan;
  now: number;
  whole: TimeSpan;
  rows: number;
}

/**
 * The new focus after a key (quality E5 Grid): arrows by programme and channel, Home to now, End to the end,
 * Page by some hours, with Ctrl to the first and the last channel. Null when the key has no meaning here.
 */
export function positionAfter(
  key: string,
  isCtrl: boolean,
  at: GridPosition,
  around: Surroundings,
): GridPosition | null {
  const { cell, now, whole, rows } = around;
  const atRow = (row: number): GridPosition => ({ row: Math.min(rows - 1, Math.max(0, row)), time: at.time });
  const atTime = (time: number): GridPosition => ({
    row: at.row,
    time: Math.min(whole.end - 1, Math.max(whole.start, time)),
  });
  switch (key) {
    case 'ArrowUp':
      return atRow(at.row - 1);
    case 'ArrowDown':
      return atRow(at.row + 1);
    case 'ArrowLeft':
      return atTime(cell.start - 1);
    case 'ArrowRight':
      return atTime(cell.end);
    case 'Home':
      return isCtrl ? atRow(0) : atTime(now);
    case 'End':
      return isCtrl ? atRow(rows - 1) : atTime(whole.end);
    case 'PageUp':
      return atTime(at.time - PAGE_SECONDS);
    case 'PageDown':
      return atTime(at.time + PAGE_SECONDS);
    default:
      return null;
  }
}
