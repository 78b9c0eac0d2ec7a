import { cellsOf } from './cells';
import type { FirstScreen, GuideChannel, GuideEntry, GuideRow } from './view';

/**
 * The first screen as data in the page: each programme is a short array without keys. The drawn screen is in
 * the page too, and a page is read completely before its scripts run.
 */

/** Seconds after the start of the screen, duration, title; then, where present: catch-up, age, subtitle, genres. */
type PackedEntry = [
  at: number,
  length: number,
  title: string,
  hasCatchUp?: 0 | 1,
  age?: number,
  subtitle?: string,
  genres?: string,
];

interface PackedRow {
  channel: GuideChannel;
  entries: PackedEntry[] | null;
}

export interface PackedScreen extends Omit<FirstScreen, 'rows'> {
  rows: PackedRow[];
}

export function packScreen({ rows, ...rest }: FirstScreen): PackedScreen {
  return {
    ...rest,
    rows: rows.map(({ channel, entries }) => ({ channel, entries: entries && pack(entries, rest) })),
  };
}

export function unpackScreen({ rows, ...rest }: PackedScreen): FirstScreen {
  const unpack = ({ channel, entries }: PackedRow): GuideRow => ({
    channel,
    entries: entries?.map((entry) => unpackEntry(entry, rest.span.start)) ?? null,
  });
  return { ...rest, rows: rows.map(unpack) };
}

/** The current programme and the next ones, for the time until the page loads more. */
const SOON = 4;

function pack(entries: readonly GuideEntry[], screen: Omit<FirstScreen, 'rows'>): PackedEntry[] {
  const seen = titlesSeen(entries, screen);
  return entries.map((entry) =>
    packEntry(seen.has(entry) ? entry : { ...entry, title: '', subtitle: null }, screen.span.start),
  );
}

/**
 * A channel of clips has hundreds of them, and those in one cell show one title: the other titles come with
 * the requests of the grid.
 */
function titlesSeen(entries: readonly GuideEntry[], { now, moment, span }: Omit<FirstScreen, 'rows'>) {
  const begins = cellsOf(entries, () => 'ready', span).flatMap((cell) =>
    cell.kind === 'programme' ? cell.entries[0] : [],
  );
  const soon = [now, moment ?? now].flatMap((at) =>
    entries.filter(({ endsAt }) => endsAt > at).slice(0, SOON),
  );
  return new Set([...begins, ...soon]);
}

function packEntry({ startsAt, endsAt, title, ...more }: GuideEntry, origin: number): PackedEntry {
  const { hasCatchUp, age, subtitle, genres } = more;
  const place = [startsAt - origin, endsAt - startsAt, title] as const;
  const catchUp = hasCatchUp ? 1 : 0;
  if (genres) return [...place, catchUp, age ?? 0, subtitle ?? '', genres];
  if (subtitle) return [...place, catchUp, age ?? 0, subtitle];
  if (age) return [...place, catchUp, age];
  return hasCatchUp ? [...place, catchUp] : [...place];
}

/** Age 0 and no age are drawn the same. */
function unpackEntry(
  [at, length, title, hasCatchUp, age, subtitle, genres]: PackedEntry,
  origin: number,
): GuideEntry {
  const startsAt = origin + at;
  return {
    startsAt,
    endsAt: startsAt + length,
    title,
    subtitle: subtitle || null,
    age: age || null,
    hasCatchUp: hasCatchUp === 1,
    ...(genres && { genres }),
  };
}
