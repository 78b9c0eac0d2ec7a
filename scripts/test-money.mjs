import { build } from './build.mjs';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';

/** Random sequences of the purchase machine, of the rules and of the ledger; `npm test` runs a slice of them. */
const RUNS = '10000';

/** Random orders of events on two tabs, in another browser, and of two users. */
const MACHINE = 'tests/unit/lib/rules/commerce/purchase\\.model\\.';

/** The web process, killed in every step of a purchase. */
const WEB = 'tests/contract/killed\\.';

/** What moves money: rules and ledger, transactions, notices of banks, and processes that are killed before each statement. */
const LEDGER = 'platform/tests/commerce/(acquirer|crash|crash-steps|double-entry|ledger|transactions)\\.';

const INSTANCES = 'platform/tests/commerce/two-instances\\.';

/** @param {string} project @param {string} pattern @param {Record<string, string>} [env] */
async function run(project, pattern, env) {
  const { code } = await runNode(
    [
      inRoot('node_modules/jest/bin/jest.js'),
      ...['--selectProjects', project, '--testPathPatterns', pattern],
      ...['--bail', '--maxWorkers', '1'],
    ],
    { env },
  );
  // A run that was killed has no code.
  return code ?? 1;
}

/**
 * The tests of money, long: `npm run test:money [runs]` on the machine, on PGlite and on PostgreSQL. It ends at the first
 * failure of each part. MONEY_SEED repeats a run, MONEY_MINUTES is the time that one test may take.
 */
await command(async () => {
  const [runs = RUNS] = process.argv.slice(2);
  const long = { MONEY_RUNS: runs };
  await build();
  process.exitCode = (await run('unit', MACHINE, long)) || (await run('contract', WEB));
  if (process.exitCode !== 0) return;
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  const onServer = { ...long, TEST_DATABASE_URL: server.url };
  try {
    const codes = await Promise.all([
      run('platform', LEDGER, onServer),
      run('platform', INSTANCES, onServer),
      // One process has the files of a PGlite: its two instances are tried with fewer sequences, after the rest.
      run('platform', LEDGER, long).then(async (code) => code || run('platform', INSTANCES, long)),
    ]);
    process.exitCode = codes.find((code) => code !== 0) ?? 0;
  } finally {
    await server.stop();
  }
});
