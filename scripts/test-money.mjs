import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';

/** Random sequences in each test; `npm test` runs a slice of them. */
const RUNS = '10000';

/** What moves money: rules and ledger, transactions, notices of banks, two instances, and processes that are killed. */
const PATTERN = 'platform/tests/commerce/(acquirer|crash|double-entry|ledger|transactions|two-instances)\\.';

/** The tests of money, long: `npm run test:money [runs]` on PGlite and on PostgreSQL. MONEY_SEED repeats a run. */
await command(async () => {
  const [runs = RUNS] = process.argv.slice(2);
  const run = (env) =>
    runNode(
      [
        inRoot('node_modules/jest/bin/jest.js'),
        '--selectProjects',
        'platform',
        '--testPathPatterns',
        PATTERN,
      ],
      { env: { MONEY_RUNS: runs, ...env } },
    );
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  try {
    const onPglite = await run({});
    const onPostgres = await run({ TEST_DATABASE_URL: server.url });
    process.exitCode = onPglite.code || onPostgres.code || 0;
  } finally {
    await server.stop();
  }
});
