import { openDatabase } from './db/open.ts';
import { type Env, parseEnv } from './env.ts';
import { explain } from './explain.ts';
import { type Command, helpLines, readCommand } from './import/arguments.ts';
import { importKinds } from './import/kinds.ts';
import { UsageError } from './import/problem.ts';
import { reportLines } from './import/report.ts';
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts';

/** Exit codes: the command was wrong, the work failed. */
const WRONG_USE = 2;
const FAILED = 1;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Runs in this process, on a database that is made ready as a start of the platform does. */
async function importHere(env: Env, command: Extract<Command, { do: 'import' }>): Promise<void> {
  const kind = importKinds[command.kind];
  if (!kind) throw new UsageError(`"${command.kind}" cannot be imported.`);
  const { db, migrate, close } = await openDatabase(env);
  try {
    await migrate();
    await seedWhenEmpty(db);
    const { target, options, isDryRun } = command;
    const report = await kind.run({
      ...{ db, target, options, isDryRun },
      dataDir: env.dataDir,
      nowMs: Date.now(),
      progress: say,
    });
    reportLines(report, isDryRun).forEach(say);
  } finally {
    await close();
  }
}

async function main(args: string[]): Promise<number> {
  let env: Env | undefined;
  try {
    // npm runs us in the root; where the person stood is what relative paths mean.
    const command = readCommand(args, importKinds, process.env.INIT_CWD ?? process.cwd());
    if (command.do === 'help') helpLines(importKinds).forEach(say);
    else {
      env = parseEnv(process.env);
      await importHere(env, command);
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message} See: npm run platform -- --help`);
      return WRONG_USE;
    }
    complain(`Nothing was imported. ${explain(error, env)}`);
    return FAILED;
  }
}

process.exitCode = await main(process.argv.slice(2));
