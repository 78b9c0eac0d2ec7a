import type { ScheduleState } from '@/lib/rules/channels/view';
import { clockOf } from '@/lib/rules/schedule/days';
import { stateOf } from '@/lib/rules/schedule/rules';
import { routes } from '@/lib/shared/routes';
import { BLOCK_SECONDS, SHORT_SECONDS, SLOT_SECONDS, SMALLEST_GAP_SECONDS } from './constants';
import { blockOf, blocksIn } from './span';
import type { BlockState, GuideEntry, OwnGuideChannel, TimeSpan } from './view';

/** One cell of a row; cells of a row are adjacent without gaps. */
export type GuideCell = TimeSpan & {
  key: string;
} /** Several short programmes can share a cell. */ & (
    | { kind: 'programme'; entries: readonly [GuideEntry, ...GuideEntry[]] }
    /** No announced programme, not loaded yet, failed to load. */
    | { kind: 'empty' | 'waiting' | 'failed' }
  );

export type ProgrammeCell = Extract<GuideCell, { kind: 'programme' }>;

const lastOf = ({ entries }: ProgrammeCell): GuideEntry => entries.at(-1) ?? entries[0];

const KINDS = { ready: 'empty', waiting: 'waiting', failed: 'failed' } as const;

type StateOfBlock = (block: number) => BlockState;

/** The cells of a row that overlap a span of time. Entries are sorted by time. */
export function cellsOf(
  entries: readonly GuideEntry[],
  stateOfBlock: StateOfBlock,
  span: TimeSpan,
): GuideCell[] {
  return cellsOfBlocks(entries, stateOfBlock, span).filter(
    (cell) => cell.start < span.end && cell.end > span.start,
  );
}

/** The cell at a moment. */
export function cellAt(
  entries: readonly GuideEntry[],
  stateOfBlock: StateOfBlock,
  seconds: number,
): GuideCell | null {
  const cells = cellsOfBlocks(entries, stateOfBlock, { start: seconds, end: seconds + 1 });
  return cells.findLast((cell) => cell.start <= seconds) ?? cells[0] ?? null;
}

/** For whole blocks of hours, because the start of a cell must not depend on the visible area. */
function cellsOfBlocks(
  entries: readonly GuideEntry[],
  stateOfBlock: StateOfBlock,
  span: TimeSpan,
): GuideCell[] {
  const end = blockOf(span.end - 1) + BLOCK_SECONDS;
  let at = blockOf(span.start);
  const cells: GuideCell[] = [];
  /** Fills the time before a programme and returns where its cell begins. */
  const fill = (until: number): number => {
    for (const gap of gaps(at, until, stateOfBlock)) {
      const before = cells.at(-1);
      if (gap.end - gap.start >= SMALLEST_GAP_SECONDS) {
        cells.push(gap);
      } else if (before && gap.start > blockOf(gap.start)) {
        // Keys move from cell to cell, so a small gap belongs to a programme of the same block of hours.
        cells[cells.length - 1] = { ...before, end: gap.end };
      } else {
        return gap.start;
      }
    }
    return until;
  };
  for (let index = firstAfter(entries, at); index < entries.length; index += 1) {
    const entry = entries[index];
    if (!entry || entry.startsAt >= end) break;
    const from = cells.length === 0 ? entry.startsAt : Math.max(entry.startsAt, at);
    // Overlapping programmes are cut by the next one.
    const to = Math.min(entry.endsAt, Math.max(from, entries[index + 1]?.startsAt ?? entry.endsAt));
    if (to <= from) continue;
    const start = fill(from);
    const before = cells.at(-1);
    if (before?.kind === 'programme' && sharesSlot(before, from, to)) {
      cells[cells.length - 1] = { ...before, end: to, entries: [...before.entries, entry] };
    } else {
      cells.push({ kind: 'programme', key: `at-${entry.startsAt}`, start, end: to, entries: [entry] });
    }
    at = to;
  }
  fill(end);
  return cells;
}

/** Whether a programme shares the cell before it: both are short and start in the same half hour. */
function sharesSlot(before: ProgrammeCell, from: number, to: number): boolean {
  const isShort = to - from < SHORT_SECONDS;
  const slotOf = (seconds: number) => Math.floor(seconds / SLOT_SECONDS);
  const last = lastOf(before);
  return isShort && last.endsAt - last.startsAt < SHORT_SECONDS && slotOf(before.start) === slotOf(from);
}

/** A gap ends with its block of hours, because the next block may be loaded already. */
function gaps(start: number, end: number, stateOfBlock: StateOfBlock): GuideCell[] {
  return blocksIn({ start, end }).map((block, index, blocks) => {
    const from = index === 0 ? start : block;
    const to = blocks[index + 1] ?? end;
    return { kind: KINDS[stateOfBlock(block)], key: `gap-${from}`, start: from, end: to };
  });
}

/** The first entry that ends after a moment, by binary search: a row contains weeks. */
function firstAfter(entries: readonly GuideEntry[], seconds: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.endsAt ?? 0) > seconds) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Spec 2 §4 "Schedule item states": the archive is open on free channels and on purchased ones. */
export function stateOfEntry(entry: GuideEntry, channel: OwnGuideChannel, now: number): ScheduleState {
  return stateOf(entry, now, {
    archiveDays: channel.archiveDays,
    isPurchased: channel.isFree || channel.isMine === true,
  });
}

/** The entry that names a cell: the current one, else the first. It has the length of the whole cell. */
export function entryOf({ entries }: ProgrammeCell, now: number): GuideEntry {
  const first = entries[0];
  if (entries.length === 1) return first;
  const onAir = entries.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const endsAt = Math.max(...entries.map((entry) => entry.endsAt));
  const hasCatchUp = entries.every((entry) => entry.hasCatchUp);
  return { ...(onAir ?? first), startsAt: first.startsAt, endsAt, hasCatchUp };
}

/** Live or archive address; null when it cannot be opened. */
export function hrefOfEntry(
  entry: GuideEntry,
  state: ScheduleState,
  channel: OwnGuideChannel,
  categoryKey: string,
): string | null {
  if (state === 'onAir') return routes.channel(categoryKey, channel.key);
  return state === 'archive' ? routes.channel(categoryKey, channel.key, entry.startsAt) : null;
}

/** Below the title: "22:15–23:00". */
export const timesOf = ({ startsAt, endsAt }: GuideEntry): string =>
  `${clockOf(startsAt)}–${clockOf(endsAt)}`;

/** After the times: " · 16+" and " · The bridge"; empty without age and title of the episode. */
export const factsOf = ({ age, subtitle }: GuideEntry): string[] =>
  [age ? `${age}+` : null, subtitle].flatMap((fact) => (fact ? [` · ${fact}`] : []));
