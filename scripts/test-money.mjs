import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';

/** Random sequences of the purchase machine, of the rules and of the ledger; `npm test` runs a slice of them. */
const RUNS = '10000';

/** Random orders of events on two tabs and in another browser. */
const MACHINE = 'tests/unit/lib/rules/commerce/purchase\\.model\\.';

/** What moves money: rules and ledger, transactions, notices of banks, two instances, and processes that are killed. */
const PLATFORM =
  'platform/tests/commerce/(acquirer|crash|crash-steps|double-entry|ledger|transactions|two-instances)\\.';

/**
 * The tests of money, long: `npm run test:money [runs]` on the machine, on PGlite and on PostgreSQL. It ends at the first
 * failure. MONEY_SEED repeats a run, MONEY_MINUTES is the time that one test may take.
 */
await command(async () => {
  const [runs = RUNS] = process.argv.slice(2);
  const run = (project, pattern, env = {}) =>
    runNode(
      [
        inRoot('node_modules/jest/bin/jest.js'),
        ...['--selectProjects', project, '--testPathPatterns', pattern],
        ...['--bail', '--maxWorkers', '1'],
      ],
      { env: { MONEY_RUNS: runs, ...env } },
    );
  const machine = await run('unit', MACHINE);
  if (machine.code !== 0) {
    process.exitCode = machine.code ?? 1;
    return;
  }
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  try {
    const both = [run('platform', PLATFORM), run('platform', PLATFORM, { TEST_DATABASE_URL: server.url })];
    const [onPglite, onPostgres] = await Promise.all(both);
    // A run that was killed has no code.
    process.exitCode = (onPglite.code ?? 1) || (onPostgres.code ?? 1);
  } finally {
    await server.stop();
  }
});
