import type { ImportKind, ImportRun } from '../kind.ts';
import type { Report } from '../report.ts';
import { readGuidesAgain } from '../schedules/store.ts';
import { openSource, readWhole } from '../source.ts';
import { applyPlan, readPresent, sell } from './apply.ts';
import type { Attributes } from './attributes.ts';
import { guidesOf } from './guides.ts';
import { readOptions } from './options.ts';
import { isEmptyPlan, type Plan, planChannels } from './plan.ts';

/** The largest known lists have about 20 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** From this number of channels on the terminal shows what is done. */
const MANY = 1000;
/** The number of missing channels named in a summary. */
const SHOWN_MISSING = 10;

function notesOf({ missing, removed }: Plan, header: Attributes): string[] {
  const notes: string[] = [];
  if (missing.length > 0 && removed.length === 0) {
    const names = missing.slice(0, SHOWN_MISSING).map(({ name }) => name);
    const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
    notes.push(
      `No longer in the list, still on air: ${names.join(', ')}${more}. --remove-missing takes them off.`,
    );
  }
  const guides = guidesOf(header);
  if (guides.length > 0)
    notes.push('Guides that the list names:', ...guides.map((one) => `  import xmltv ${one}`));
  return notes;
}

async function run({
  db,
  target,
  options,
  isDryRun,
  readers,
  progress,
  condition,
}: ImportRun): Promise<Report> {
  const { packetId, zone, ...settings } = await readOptions(db, options);
  const source = await openSource(target, { maxBytes: MAX_BYTES, condition });
  const bytes = await readWhole(source);
  const { header, drafts, remarks } = await readers.list(bytes, { listUrl: source.url, zone });
  if (drafts.length >= MANY) progress(`${drafts.length} channels read; putting them on air`);
  const plan = await db.transaction(async (tx) => {
    const plan = planChannels(drafts, await readPresent(tx, settings.list), settings);
    if (isDryRun) return plan;
    if (!isEmptyPlan(plan)) {
      await applyPlan(tx, plan);
      // Programmes of new channels stand in guides that have not changed.
      await readGuidesAgain(tx);
    }
    if (settings.isFree !== null) await sell(tx, plan.ids, packetId);
    return plan;
  });
  return {
    counts: [plan.counts],
    skipped: remarks.first,
    skippedTotal: remarks.total,
    notes: notesOf(plan, header),
  };
}

/** `import m3u`: puts the channels of a list on air. */
export const m3uImport: ImportKind = {
  target: 'FILE|URL',
  about: 'Channels of an M3U list go on air, free for everyone unless told.',
  options: {
    list: { type: 'string' },
    packet: { type: 'string' },
    free: { type: 'boolean' },
    age: { type: 'string' },
    timezone: { type: 'string' },
    'remove-missing': { type: 'boolean' },
  },
  help: [
    "--list NAME        which list it is: lists of different names never touch each other's channels",
    '--packet ID        its channels are sold with this packet; --free undoes it',
    '--age N            of channels that are not adult, and of their programmes without a rating (without: 16)',
    '--timezone ZONE    the clock of dates in catch-up addresses (without: UTC)',
    '--remove-missing   channels that are no longer in the list are taken off',
  ],
  run,
};
