import { eq, sql } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../catalogue/version.ts';
import type { Database } from '../../db/open.ts';
import { channels } from '../../db/schema/channels.ts';
import { externalChannels } from '../../db/schema/imports.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { ImportKind, ImportRun } from '../kind.ts';
import { zoneOption } from '../m3u/options.ts';
import { ImportProblem } from '../problem.ts';
import type { GuideReading } from '../readers.ts';
import { type Count, Remarks, type Report } from '../report.ts';
import { openSource, type Source } from '../source.ts';
import type { ReadItem, ReadProgramme } from './feed.ts';
import { type GuidedChannel, Matcher } from './match.ts';
import { type Naming, settleStaged } from './settle.ts';
import { Stage } from './stage.ts';
import { countChanges, type GuideSpan, guideSpan, keepWithin, putOnAir } from './switch.ts';

/** The limit after decompression. The guide of a continent for two weeks is smaller. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Programmes between two lines of progress. */
const STEP = 20_000;
/** The number of unknown channel ids named in a summary. */
const SHOWN_UNMATCHED = 10;

type Reading = { stage: Stage; matcher: Matcher; remarks: Remarks; naming: Naming };

/** The channel first, then its programme: a guide has thousands of programmes with one name. */
const called = (channel: string, title: string) => `${channel}, "${title}"`;

function namingOf(channels: readonly GuidedChannel[]): Naming {
  const names = new Map(channels.map(({ channelId, name }) => [channelId, name]));
  return (channelId, title) => called(names.get(channelId) ?? String(channelId), title);
}

async function takeProgramme(programme: ReadProgramme, reading: Reading) {
  const { line, channel, title, row } = programme;
  const targets = reading.matcher.targetsOf(channel);
  const [first] = targets;
  if (!first) return;
  if ('reason' in row) {
    reading.remarks.add({ line, what: called(first.name, title), reason: row.reason });
    return;
  }
  for (const { channelId, guideShift } of targets) {
    const { startAt, stopAt } = row;
    const moved = { startAt: startAt + guideShift, stopAt: stopAt === null ? null : stopAt + guideShift };
    remarkRefused(await reading.stage.add({ ...row, ...moved, channelId }), reading);
  }
}

function remarkRefused(refused: Awaited<ReturnType<Stage['flush']>>, { remarks, naming }: Reading): void {
  for (const { line, channelId, texts } of refused) {
    const reason = 'another programme of the channel starts at the same time';
    remarks.add({ line, what: naming(channelId, Object.values(texts.title)[0] ?? ''), reason });
  }
}

function progressLine(count: number, source: Source): string {
  const fraction = source.fraction();
  const part = fraction === null ? '' : ` (${Math.round(fraction * 100)} %)`;
  return `${count} programmes read${part}`;
}

/** Reads the whole guide into the stage; returns the number of programmes. */
async function readAll(
  { chunks, progress }: { chunks: AsyncIterable<ReadItem[]>; progress: (count: number) => void },
  reading: Reading,
): Promise<number> {
  let count = 0;
  for await (const items of chunks) {
    for (const item of items) {
      if (item.kind === 'channel') {
        reading.matcher.learn(item);
        continue;
      }
      await takeProgramme(item, reading);
      count += 1;
      if (count % STEP === 0) progress(count);
    }
  }
  remarkRefused(await reading.stage.flush(), reading);
  return count;
}

function unmatchedNote({ unmatched, unmatchedProgrammes }: Matcher): string | null {
  if (unmatched.size === 0) return null;
  const ids = [...unmatched].slice(0, SHOWN_UNMATCHED).join(', ');
  const more = unmatched.size > SHOWN_UNMATCHED ? ` and ${unmatched.size - SHOWN_UNMATCHED} more` : '';
  return `Passed over: ${unmatchedProgrammes} programmes of ${unmatched.size} channels that no imported list has: ${ids}${more}`;
}

const dateOf = (second: number) => new Date(second * 1000).toISOString().slice(0, 10);

function windowNote(
  { total, within }: { total: number; within: number },
  { from, to }: GuideSpan,
): string | null {
  return within === total
    ? null
    : `${within} of ${total} within the window, ${dateOf(from)} to ${dateOf(to)}`;
}

const isNothing = ({ added, changed, removed }: Count) => added + changed + removed === 0;

/** Why no part of a guide can be used, from the first reason found. */
function uselessness(read: number, note: string | null, { remarks, matcher }: Reading): string {
  const [first] = remarks.first;
  const why =
    note ??
    (first ? `line ${first.line}: ${first.what}: ${first.reason}` : null) ??
    unmatchedNote(matcher) ??
    (read === 0 ? 'it has none' : 'none has a time');
  return `No programme of the guide can be used: ${why}.`;
}

/** Resolves the staged guide and, unless it is a dry run, puts it on air in one step. */
function finish(
  db: Database,
  read: number,
  reading: Reading,
  { nowMs, isDryRun }: ImportRun,
): Promise<{ count: Count; note: string | null }> {
  const { stage } = reading;
  const span = guideSpan(nowMs);
  return db.transaction(async (tx) => {
    await settleStaged(tx, stage.importId, reading);
    const window = await keepWithin(tx, stage.importId, span);
    const note = windowNote(window, span);
    if (window.within === 0) throw new ImportProblem(uselessness(read, note, reading));
    const count = await countChanges(tx, stage.importId);
    if (!isDryRun && !isNothing(count)) {
      await putOnAir(tx, stage.importId, span);
      await raiseCatalogueVersion(tx);
    }
    return { count, note: note && `Programmes: ${note}` };
  });
}

async function* readBy(reader: GuideReading, { chunks }: Source): AsyncGenerator<ReadItem[]> {
  for await (const part of chunks) yield await reader.feed(part);
  yield await reader.feed(null);
}

function guidedChannels(db: Database): Promise<GuidedChannel[]> {
  const { channelId, guideId, guideNames, guideShift } = externalChannels;
  return db
    .select({ channelId, guideId, guideNames, guideShift, name: sql<string>`${channels.name}->>'ru'` })
    .from(externalChannels)
    .innerJoin(channels, eq(channels.id, channelId));
}

async function run(wanted: ImportRun): Promise<Report> {
  const { db, target, options, nowMs, progress, readers, condition } = wanted;
  const zone = zoneOption(options);
  const ours = await guidedChannels(db);
  if (ours.length === 0) {
    throw new ImportProblem('There are no imported channels yet: run import m3u first.');
  }
  const source = await openSource(target, { maxBytes: MAX_BYTES, condition });
  const stage = new Stage(db, `${nowMs}-${nextSnowflake(nowMs)}`);
  const reading = { stage, matcher: new Matcher(ours), remarks: new Remarks(), naming: namingOf(ours) };
  const reader = readers.guide(zone);
  await stage.clear();
  try {
    const report = (count: number) => progress(progressLine(count, source));
    const total = await readAll({ chunks: readBy(reader, source), progress: report }, reading);
    if (total >= STEP) progress(`${total} programmes read; putting them on air`);
    const { count, note } = await finish(db, total, reading, wanted);
    const { remarks, matcher } = reading;
    remarks.sort();
    const notes = [note, unmatchedNote(matcher)].filter((one) => one !== null);
    return { counts: [count], skipped: remarks.first, skippedTotal: remarks.total, notes };
  } finally {
    await reader.close();
    await stage.clear();
  }
}

/** `import xmltv`: the guide of imported channels. */
export const xmltvImport: ImportKind = {
  target: 'FILE|URL',
  about: 'The programmes of an XMLTV guide, plain or gzip, become the schedule of imported channels.',
  options: { timezone: { type: 'string' } },
  help: ['--timezone ZONE    the clock of times that name no zone (without: UTC)'],
  run,
};
