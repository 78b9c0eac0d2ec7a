import { raiseCatalogueVersion } from '../../catalogue/version.ts';
import type { Database } from '../../db/open.ts';
import { externalChannels } from '../../db/schema/imports.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { ImportKind, ImportRun } from '../kind.ts';
import { zoneOption } from '../m3u/options.ts';
import { ImportProblem } from '../problem.ts';
import { type Count, Remarks, type Report } from '../report.ts';
import { openSource, type Source } from '../source.ts';
import { Matcher } from './match.ts';
import { type GuideProgramme, readGuide } from './parse.ts';
import { timed } from './programme.ts';
import { settleStaged } from './settle.ts';
import { Stage } from './stage.ts';
import { countChanges, putOnAir } from './switch.ts';

/** Unpacked. The guide of a continent for two weeks has less. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Programmes between two lines of progress. */
const STEP = 20_000;
/** Ids of channels that a summary names. */
const SHOWN_UNMATCHED = 10;

type Reading = { stage: Stage; matcher: Matcher; remarks: Remarks; zone: string };

const titleOf = ({ title, start }: GuideProgramme) => Object.values(title)[0] ?? start;

async function takeProgramme(programme: GuideProgramme, { stage, matcher, remarks, zone }: Reading) {
  const targets = matcher.targetsOf(programme.channel);
  if (targets.length === 0) return;
  const { line } = programme;
  const row = timed(programme, zone);
  if ('reason' in row) {
    remarks.add({ line, what: titleOf(programme), reason: row.reason });
    return;
  }
  for (const { channelId, guideShift } of targets) {
    const { startAt, stopAt } = row;
    const moved = { startAt: startAt + guideShift, stopAt: stopAt === null ? null : stopAt + guideShift };
    remarkRefused(await stage.add({ ...row, ...moved, channelId }), remarks);
  }
}

function remarkRefused(refused: Awaited<ReturnType<Stage['flush']>>, remarks: Remarks): void {
  for (const { line, texts } of refused) {
    const reason = 'another programme of the channel starts at the same time';
    remarks.add({ line, what: Object.values(texts.title)[0] ?? '', reason });
  }
}

function progressLine(count: number, source: Source): string {
  const fraction = source.fraction();
  const part = fraction === null ? '' : ` (${Math.round(fraction * 100)} %)`;
  return `${count} programmes read${part}`;
}

/** Reads the whole guide into the stage; says how many programmes it has. */
async function readAll(source: Source, reading: Reading, progress: (line: string) => void): Promise<number> {
  let count = 0;
  for await (const items of readGuide(source.chunks)) {
    for (const item of items) {
      if (item.kind === 'channel') {
        reading.matcher.learn(item);
        continue;
      }
      await takeProgramme(item, reading);
      count += 1;
      if (count % STEP === 0) progress(progressLine(count, source));
    }
  }
  remarkRefused(await reading.stage.flush(), reading.remarks);
  return count;
}

function notesOf({ unmatched }: Matcher): string[] {
  if (unmatched.size === 0) return [];
  const programmes = [...unmatched.values()].reduce((sum, n) => sum + n, 0);
  const ids = [...unmatched.keys()].slice(0, SHOWN_UNMATCHED).join(', ');
  const more = unmatched.size > SHOWN_UNMATCHED ? ` and ${unmatched.size - SHOWN_UNMATCHED} more` : '';
  return [
    `Passed over: ${programmes} programmes of ${unmatched.size} channels that no imported list has: ${ids}${more}`,
  ];
}

const isNothing = ({ added, changed, removed }: Count) => added + changed + removed === 0;

/** Settles what was read and, unless it is a dry run, puts it on air at once. */
function finish(db: Database, { stage, remarks }: Reading, nowMs: number, isDryRun: boolean): Promise<Count> {
  return db.transaction(async (tx) => {
    await settleStaged(tx, stage.importId, remarks);
    const count = await countChanges(tx, stage.importId);
    if (!isDryRun && !isNothing(count)) {
      await putOnAir(tx, stage.importId, Math.floor(nowMs / 1000));
      await raiseCatalogueVersion(tx);
    }
    return count;
  });
}

async function run({ db, target, options, isDryRun, nowMs, progress }: ImportRun): Promise<Report> {
  const zone = zoneOption(options);
  const externals = await db.select().from(externalChannels);
  if (externals.length === 0) {
    throw new ImportProblem(
      'There are no imported channels yet that it could be a guide for: import m3u first.',
    );
  }
  const source = await openSource(target, { maxBytes: MAX_BYTES });
  const stage = new Stage(db, `${nowMs}-${nextSnowflake(nowMs)}`);
  const reading: Reading = { stage, zone, matcher: new Matcher(externals), remarks: new Remarks() };
  await stage.clearForgotten(nowMs);
  try {
    const total = await readAll(source, reading, progress);
    if (total >= STEP) progress(`${total} programmes read; putting them on air`);
    const count = await finish(db, reading, nowMs, isDryRun);
    const { remarks, matcher } = reading;
    remarks.sort();
    return { counts: [count], skipped: remarks.kept, skippedTotal: remarks.total, notes: notesOf(matcher) };
  } finally {
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
