import type { ScheduleState } from '@/lib/rules/channels/view';
import { clockOf } from '@/lib/rules/schedule/days';
import { stateOf } from '@/lib/rules/schedule/rules';
import { routes } from '@/lib/shared/routes';
import { BLOCK_SECONDS, SHORT_SECONDS, SLOT_SECONDS, SMALLEST_GAP_SECONDS } from './constants';
import { blockOf, blocksIn } from './span';
import type { BlockState, GuideChannel, GuideEntry, TimeSpan } from './view';

/** One place of a row; the places of a row lie beside each other without holes. */
export type GuideCell = TimeSpan & {
  key: string;
} /** More than one where short programmes share a place. */ & (
    | { kind: 'programme'; entries: readonly [GuideEntry, ...GuideEntry[]] }
    /** Nothing is announced, nothing has come yet, nothing came. */
    | { kind: 'empty' | 'waiting' | 'failed' }
  );

export type ProgrammeCell = Extract<GuideCell, { kind: 'programme' }>;

const lastOf = ({ entries }: ProgrammeCell): GuideEntry => entries.at(-1) ?? entries[0];

const KINDS = { ready: 'empty', waiting: 'waiting', failed: 'failed' } as const;

type StateOfBlock = (block: number) => BlockState;

/** The cells of a row that touch a span of time. Entries are sorted by time. */
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

/** Of whole blocks of hours: where a cell begins must not depend on where one looks from. */
function cellsOfBlocks(
  entries: readonly GuideEntry[],
  stateOfBlock: StateOfBlock,
  span: TimeSpan,
): GuideCell[] {
  const end = blockOf(span.end - 1) + BLOCK_SECONDS;
  let at = blockOf(span.start);
  const cells: GuideCell[] = [];
  const fill = (until: number) => {
    if (until - at >= SMALLEST_GAP_SECONDS) cells.push(...gaps(at, until, stateOfBlock));
  };
  for (let index = firstAfter(entries, at); index < entries.length; index += 1) {
    const entry = entries[index];
    if (!entry || entry.startsAt >= end) break;
    const from = cells.length === 0 ? entry.startsAt : Math.max(entry.startsAt, at);
    // Programmes that overlap give way to the next.
    const to = Math.min(entry.endsAt, Math.max(from, entries[index + 1]?.startsAt ?? entry.endsAt));
    if (to <= from) continue;
    fill(from);
    const before = cells.at(-1);
    if (before?.kind === 'programme' && sharesSlot(before, from, to)) {
      cells[cells.length - 1] = { ...before, end: to, entries: [...before.entries, entry] };
    } else {
      cells.push({ kind: 'programme', key: `at-${entry.startsAt}`, start: from, end: to, entries: [entry] });
    }
    at = to;
  }
  fill(end);
  return cells;
}

/** Whether a programme goes into the place before it: both are short, and begin in the same half hour. */
function sharesSlot(before: ProgrammeCell, from: number, to: number): boolean {
  const isShort = to - from < SHORT_SECONDS && from - before.end < SMALLEST_GAP_SECONDS;
  const slotOf = (seconds: number) => Math.floor(seconds / SLOT_SECONDS);
  const last = lastOf(before);
  return isShort && last.endsAt - last.startsAt < SHORT_SECONDS && slotOf(before.start) === slotOf(from);
}

/** Holes end where a block of hours does: the one beside it may be there already. */
function gaps(start: number, end: number, stateOfBlock: StateOfBlock): GuideCell[] {
  return blocksIn({ start, end }).map((block, index, blocks) => {
    const from = index === 0 ? start : block;
    const to = blocks[index + 1] ?? end;
    return { kind: KINDS[stateOfBlock(block)], key: `gap-${from}`, start: from, end: to };
  });
}

/** The first entry that ends after a moment, by halving: a row holds weeks. */
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

/** Spec 2 §4 "Schedule item states": the archive is open on free channels, and on what the viewer has bought. */
export function stateOfEntry(entry: GuideEntry, channel: GuideChannel, now: number): ScheduleState {
  return stateOf(entry, now, {
    archiveDays: channel.archiveDays,
    isPurchased: channel.isFree || channel.isMine === true,
  });
}

/** What a place is called after: what is on now, else what begins it. As long as all that share the place. */
export function entryOf({ entries }: ProgrammeCell, now: number): GuideEntry {
  const first = entries[0];
  if (entries.length === 1) return first;
  const onAir = entries.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const endsAt = Math.max(...entries.map((entry) => entry.endsAt));
  const hasCatchUp = entries.every((entry) => entry.hasCatchUp);
  return { ...(onAir ?? first), startsAt: first.startsAt, endsAt, hasCatchUp };
}

/** Live or the archive; null when it cannot be opened. */
export function hrefOfEntry(
  entry: GuideEntry,
  state: ScheduleState,
  channel: GuideChannel,
  categoryKey: string,
): string | null {
  if (state === 'onAir') return routes.channel(categoryKey, channel.key);
  return state === 'archive' ? routes.channel(categoryKey, channel.key, entry.startsAt) : null;
}

/** Under the title: "22:15–23:00 · 16+ · The bridge". */
export function aboutOf({ startsAt, endsAt, age, subtitle }: GuideEntry): string {
  const times = `${clockOf(startsAt)}–${clockOf(endsAt)}`;
  return [times, age ? `${age}+` : null, subtitle].filter(Boolean).join(' · ');
}
