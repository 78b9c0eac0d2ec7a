import { DoneElsewhere } from '../../db/locks.ts';
import type { ImportKind, ImportRun } from '../kind.ts';
import { ImportProblem, UsageError } from '../problem.ts';
import { type Report, reportLines } from '../report.ts';
import { Unchanged } from '../source.ts';
import { type Schedule, saveSchedule, scheduleOf } from './store.ts';

export type Kinds = Readonly<Record<string, ImportKind>>;

/** Everything of an import but its source. */
export type Surroundings = Omit<ImportRun, 'target' | 'options' | 'isDryRun' | 'condition'>;

/** A source that failed is tried again after this time, or after its own interval where that is shorter. */
const AGAIN_SECONDS = 15 * 60;

/** The result of a scheduled import. `error` is set for failures that the source has not caused. */
export type Outcome = { text: string; hasChanged: boolean; isFailed: boolean; error?: unknown };

const UNCHANGED: Outcome = { text: 'It has not changed.', hasChanged: false, isFailed: false };

function outcomeOf(report: Report): Outcome {
  const hasChanged = report.counts.some(({ added, changed, removed }) => added + changed + removed > 0);
  const [text = 'Done.'] = reportLines(report, false);
  return { text, hasChanged, isFailed: false };
}

function failureOf(error: unknown): Outcome {
  if (error instanceof Unchanged) return UNCHANGED;
  const isExpected = error instanceof ImportProblem || error instanceof UsageError;
  if (isExpected) return { text: error.message, hasChanged: false, isFailed: true };
  return { text: 'It failed.', hasChanged: false, isFailed: true, error };
}

/** Runs the import of a schedule, and writes down how it went and when the next one is due. */
export async function runSchedule(
  kinds: Kinds,
  source: Pick<Schedule, 'kind' | 'target'>,
  around: Surroundings,
): Promise<Outcome> {
  // Read again, because an import that ran since the list was made may have reset its validators.
  const schedule = await scheduleOf(around.db, source);
  if (!schedule) return UNCHANGED;
  const { kind: name, target, options, everySeconds } = schedule;
  let { validators } = schedule;
  const condition = {
    known: schedule.validators,
    learn: (learnt: typeof validators) => {
      validators = learnt;
    },
  };
  async function run(): Promise<Outcome> {
    const kind = kinds[name];
    if (!kind) throw new UsageError(`"${name}" cannot be imported.`);
    return outcomeOf(await kind.run({ ...around, target, options, isDryRun: false, condition }));
  }
  const outcome = await run().catch((error: unknown) => {
    if (error instanceof DoneElsewhere) throw error;
    return failureOf(error);
  });
  const waitSeconds = outcome.isFailed ? Math.min(AGAIN_SECONDS, everySeconds) : everySeconds;
  await saveSchedule(around.db, {
    ...schedule,
    // A version whose import failed is not remembered, so that it is read again.
    validators: outcome.isFailed ? schedule.validators : validators,
    dueAt: new Date(around.nowMs + waitSeconds * 1000),
    outcome: outcome.text,
  });
  return outcome;
}
