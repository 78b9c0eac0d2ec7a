import { inRoot, nextBin, tscBin } from './lib/paths.mjs';
import { runNode, tail } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';
import { setup } from './setup.mjs';

const cruiserBin = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/**
 * The compiler's usual four checkers repeat much of each other's work: on two cores, which other parts of a run use as well, one takes
 * half of the processor time.
 */
const TYPES_ONLY = ['--noEmit', '--checkers', '1'];

/** Every check of the code that does not run it. */
const gates = [
  {
    name: 'format and lint',
    args: [inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'layers',
    args: [
      cruiserBin,
      ...[
        '--config',
        '.dependency-cruiser.cjs',
        'app',
        'components',
        'player',
        'lib',
        'server',
        'middleware.ts',
        'instrumentation.ts',
        'next.config.mjs',
        'platform/src',
      ],
    ],
  },
  { name: 'folders', args: [cruiserBin, '--config', '.dependency-cruiser.folders.cjs', 'lib'] },
  // Next generates the types of routes and root parameters, which the type check needs.
  { name: 'types of routes', args: [nextBin, 'typegen'] },
  { name: 'types of the web app', args: [tscBin, ...TYPES_ONLY, '-p', 'tsconfig.json'] },
  { name: 'types of the platform', args: [tscBin, ...TYPES_ONLY, '-p', 'platform/tsconfig.json'] },
  { name: 'unused code', args: [inRoot('node_modules/knip/bin/knip.js')] },
];

/** @returns {Promise<{passed: number, failed: number}>} */
export async function check() {
  const counts = { passed: 0, failed: 0 };
  for (const { name, args } of gates) {
    const { code, output } = await runNode(args, { isQuiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } });
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${tail(output, 60)}\n`);
  }
  return counts;
}

if (process.argv[1] === import.meta.filename) {
  await command(async () => {
    await setup();
    const { failed } = await check();
    if (failed > 0) throw new Advice(`${failed} checks failed; \`npm run format\` fixes the first one.`);
  });
}
