import type { ImportKind, ImportRun } from '../kind.ts';
import { ImportProblem } from '../problem.ts';
import { noChanges, type Report } from '../report.ts';
import { type Kinds, runSchedule } from './run.ts';
import { allSchedules, type Schedule } from './store.ts';

const HOUR = 3600;

function line({ kind, target, everySeconds, dueAt, outcome }: Schedule): string {
  const due = dueAt.toISOString().slice(0, 16).replace('T', ' ');
  return `  import ${kind} ${target}: every ${everySeconds / HOUR} h, next at ${due} UTC. ${outcome}`;
}

/** `import scheduled`: runs all scheduled imports now, and says how each of them stands; `--dry-run` only says it. */
export function scheduledImport(kinds: Kinds): ImportKind {
  async function run({ isDryRun, progress, ...around }: ImportRun): Promise<Report> {
    const { db } = around;
    const schedules = await allSchedules(db);
    const counts = noChanges('Sources');
    let failed = 0;
    for (const schedule of isDryRun ? [] : schedules) {
      progress(`import ${schedule.kind} ${schedule.target}`);
      const { text, hasChanged, isFailed, error } = await runSchedule(kinds, schedule, {
        ...around,
        progress,
      });
      if (error) throw error;
      progress(`  ${text}`);
      if (isFailed) failed += 1;
      else counts[hasChanged ? 'changed' : 'unchanged'] += 1;
    }
    const notes = (await allSchedules(db)).map(line);
    if (failed > 0 && failed === schedules.length) throw new ImportProblem('No source could be read.');
    return {
      counts: isDryRun ? [] : [counts],
      skipped: [],
      skippedTotal: 0,
      notes: notes.length > 0 ? notes : ['Nothing is scheduled: import … --every HOURS does it.'],
    };
  }
  return {
    target: null,
    about: 'Imports everything now that is imported on a schedule; --dry-run only lists it.',
    options: {},
    help: [],
    run,
  };
}
