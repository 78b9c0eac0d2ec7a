import { backupHelp, readBackupCommand } from './backup/arguments.ts';
import { runBackupCommand } from './backup/run.ts';
import { ownDataFolder } from './data-folder.ts';
import { FolderInUse } from './db/lock.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import { type Env, parseEnv } from './env.ts';
import { explain } from './explain.ts';
import { type Command, helpLines, readCommand } from './import/arguments.ts';
import { notifyPlatform, sendImport } from './import/endpoint.ts';
import { importKinds } from './import/kinds.ts';
import { UsageError } from './import/problem.ts';
import { readersHere } from './import/readers.ts';
import { reportLines } from './import/report.ts';
import { runImport } from './import/run.ts';
import { notifyWebApp } from './import/web-app.ts';
import { placesOf } from './objects/places.ts';
import { bucketOf } from './objects/s3.ts';
import { prepareDatabase } from './prepare.ts';
import { reconcileHelp, runReconcile } from './reconcile-command.ts';
import { readTokenCommand, runTokenCommand, tokenHelp } from './token-command.ts';

/** Exit codes: the command was wrong, the work failed. */
const WRONG_USE = 2;
const FAILED = 1;

/** What did not happen when a command fails. */
const failed: Partial<Record<string, string>> = {
  token: 'There is no new token.',
  reconcile: 'Nothing was compared.',
  backup: 'There is no new backup.',
  restore: 'Nothing was restored.',
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Works in this process, on a database prepared as at the start of the platform. */
async function withDatabase(env: Env, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  ownDataFolder(env.dataDir);
  const database = await openDatabase(env);
  try {
    await prepareDatabase(database);
    await work(database);
  } finally {
    await database.close();
  }
}

async function importHere(env: Env, command: Extract<Command, { do: 'import' }>): Promise<void> {
  await withDatabase(env, async ({ db, whileAlone }) => {
    const around = {
      db,
      dataDir: env.dataDir,
      places: placesOf(bucketOf(env)),
      nowMs: Date.now(),
      readers: readersHere,
      progress: print,
    };
    const report = await whileAlone('import', () => runImport(command, around));
    reportLines(report, command.isDryRun).forEach(print);
  });
  if (!command.isDryRun) await publish(env);
}

/** Announces that the catalogue has changed: to the running platform, which notifies the web app. */
async function publish(env: Env): Promise<void> {
  if (await notifyPlatform(env.dataDir, print)) return;
  const late = await notifyWebApp(env);
  if (late) print(late);
}

/** When a running platform has locked the folder, it does the import. */
async function importInto(env: Env, command: Extract<Command, { do: 'import' }>): Promise<void> {
  try {
    await importHere(env, command);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { do: _, ...order } = command;
    if (!(await sendImport(env.dataDir, order, print))) throw error;
  }
}

async function main(args: string[]): Promise<number> {
  let env: Env | undefined;
  const [verb, ...rest] = args;
  try {
    if (verb === 'token' && !rest.includes('--help')) {
      const command = readTokenCommand(rest);
      env = parseEnv(process.env);
      await withDatabase(env, async ({ db }) => {
        print(await runTokenCommand(db, command, Date.now()));
      });
      return 0;
    }
    if ((verb === 'backup' || verb === 'restore') && !rest.includes('--help')) {
      const command = readBackupCommand(args, process.env.INIT_CWD ?? process.cwd());
      env = parseEnv(process.env);
      const end = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort());
      await runBackupCommand(env, command, print, end.signal);
      return 0;
    }
    if (verb === 'reconcile' && rest.length === 0) {
      env = parseEnv(process.env);
      const now = Date.now();
      let isEqual = false;
      const given = env;
      await withDatabase(given, async ({ db }) => {
        const report = await runReconcile(db, given, now);
        report.lines.forEach(print);
        isEqual = report.isEqual;
      });
      return isEqual ? 0 : FAILED;
    }
    // npm runs the script in its root; relative paths start from the folder of the caller.
    const command = readCommand(
      ['token', 'reconcile', 'backup', 'restore'].includes(verb ?? '') ? [] : args,
      importKinds,
      process.env.INIT_CWD ?? process.cwd(),
    );
    if (command.do === 'help')
      [...helpLines(importKinds), '', ...tokenHelp, '', ...reconcileHelp, '', ...backupHelp].forEach(print);
    else {
      env = parseEnv(process.env);
      await importInto(env, command);
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message} See: npm run platform -- --help`);
      return WRONG_USE;
    }
    complain(`${failed[verb ?? ''] ?? 'Nothing was imported.'} ${explain(error, env)}`);
    return FAILED;
  }
}

process.exitCode = await main(process.argv.slice(2));
