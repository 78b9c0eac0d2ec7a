import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';

/** Random sequences of the purchase machine, of the rules and of the ledger; `npm test` runs a slice of them. */
const RUNS = '10000';

/**
 * @typedef {{name: string, project: string, pattern: string, isBuilt?: boolean, onServer?: boolean}} Part
 * `isBuilt`: it starts the built site. `onServer`: on PostgreSQL.
 */

/** What moves money in the platform. Two instances in one PGlite are tried with fewer sequences: its files belong to one process. */
const PLATFORM = [
  { name: 'ledger', pattern: 'platform/tests/commerce/(ledger|double-entry)\\.' },
  { name: 'instances', pattern: 'platform/tests/commerce/two-instances\\.' },
  { name: 'payments', pattern: 'platform/tests/commerce/(acquirer|transactions)\\.' },
  { name: 'crash', pattern: 'platform/tests/commerce/(crash|crash-steps)\\.' },
];

/** @param {string} database @param {boolean} onServer @returns {Part[]} */
const platformOn = (database, onServer) =>
  PLATFORM.map(({ name, pattern }) => ({
    name: `${name}-${database}`,
    project: 'platform',
    pattern,
    onServer,
  }));

/**
 * Parts of a lane run one after the other, lanes beside each other: a part waits for its database half of the time.
 * @type {Part[][]}
 */
const LANES = [
  [
    // Random orders of events on two tabs, in another browser, and of two users.
    { name: 'machine', project: 'unit', pattern: 'tests/unit/lib/rules/commerce/purchase\\.model\\.' },
    // The web process, killed in every step of a purchase.
    { name: 'web', project: 'contract', pattern: 'tests/contract/killed\\.', isBuilt: true },
    ...platformOn('postgres', true),
  ],
  platformOn('pglite', false),
];

/** @param {Part} part @param {Record<string, string>} env */
async function run({ name, project, pattern }, env) {
  const began = Date.now();
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const which = ['--selectProjects', project, '--testPathPatterns', pattern];
  const { code } = await runNode([jest, ...which, '--bail', '--maxWorkers', '1'], { env });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const end = code === null ? ', and was killed' : '';
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds} s${end}\n`);
  return code === 0;
}

/**
 * The tests of money, long: `npm run test:money -- [runs] [--part ledger]` on the machine, on PGlite and on PostgreSQL. Each part ends
 * at its first failure, and the others go on. MONEY_SEED repeats a run.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { part: { type: 'string' } },
    allowPositionals: true,
  });
  const isWanted = (/** @type {Part} */ { name }) => name.startsWith(values.part ?? '');
  const lanes = LANES.map((lane) => lane.filter(isWanted));
  const parts = lanes.flat();
  if (parts.length === 0) {
    const names = LANES.flat().map(({ name }) => name);
    throw new Advice(`There is no part ${values.part}. The parts are ${names.join(', ')}.`);
  }
  if (parts.some(({ isBuilt }) => isBuilt)) await build();
  const server = parts.some(({ onServer }) => onServer)
    ? await startPostgres()
    : { url: '', stop: async () => {} };
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  const failed = [];
  const runLane = async (/** @type {Part[]} */ lane) => {
    for (const part of lane) {
      const env = { MONEY_RUNS: positionals[0] ?? RUNS, MONEY_PART: part.name };
      const isGood = await run(part, part.onServer ? { ...env, TEST_DATABASE_URL: server.url } : env);
      if (!isGood) failed.push(part.name);
    }
  };
  try {
    await Promise.all(lanes.map(runLane));
  } finally {
    await server.stop();
  }
  if (failed.length > 0) throw new Advice(`Failed: ${failed.join(', ')}.`);
});
