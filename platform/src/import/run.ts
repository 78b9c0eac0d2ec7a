import { Type } from 'typebox';
import type { ImportRun, OptionValues } from './kind.ts';
import { importKinds } from './kinds.ts';
import { UsageError } from './problem.ts';
import { noChanges, type Report } from './report.ts';
import { NO_VALIDATORS, removeSchedule, saveSchedule } from './schedules/store.ts';

const HOUR = 3600;

/** What the command line asks for, also of a running platform. */
export const OrderBody = Type.Object({
  kind: Type.String(),
  target: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  isDryRun: Type.Boolean(),
  everyHours: Type.Union([Type.Null(), Type.Number({ minimum: 0 })]),
});
export type Order = {
  kind: string;
  target: string;
  options: OptionValues;
  isDryRun: boolean;
  /** The interval of repeated imports; 0 ends them, null changes nothing. */
  everyHours: number | null;
};

type Around = Omit<ImportRun, 'target' | 'options' | 'isDryRun' | 'condition'>;

async function endSchedule({ kind, target, isDryRun }: Order, { db }: Around): Promise<Report> {
  const wasThere = isDryRun || (await removeSchedule(db, { kind, target }));
  const note = wasThere ? 'It is no longer imported again.' : 'It was not imported on a schedule.';
  return { counts: [noChanges('Schedules')], skipped: [], skippedTotal: 0, notes: [note] };
}

/** Runs an import, and plans the next ones where that is wanted. */
export async function runImport(order: Order, around: Around): Promise<Report> {
  const { kind: name, target, options, isDryRun, everyHours } = order;
  const kind = Object.hasOwn(importKinds, name) ? importKinds[name] : undefined;
  if (!kind) throw new UsageError(`"${name}" cannot be imported.`);
  if (everyHours === 0) return endSchedule(order, around);
  let validators = NO_VALIDATORS;
  const learn = (learnt: typeof validators) => {
    validators = learnt;
  };
  const condition = { known: NO_VALIDATORS, learn };
  const report = await kind.run({ ...around, target, options, isDryRun, condition });
  if (everyHours === null || isDryRun) return report;
  await saveSchedule(around.db, {
    kind: name,
    target,
    options,
    validators,
    everySeconds: everyHours * HOUR,
    dueAt: new Date(around.nowMs + everyHours * HOUR * 1000),
    outcome: 'It was imported when it was scheduled.',
  });
  return { ...report, notes: [...report.notes, `It is imported again every ${everyHours} h.`] };
}
