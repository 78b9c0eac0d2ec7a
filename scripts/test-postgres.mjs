import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { Advice, command } from './lib/say.mjs';

/** The platform's tests on PostgreSQL: all of them, or those whose path matches a pattern. */
await command(async () => {
  const [pattern] = process.argv.slice(2);
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  try {
    const args = ['--selectProjects', 'platform', ...(pattern ? ['--testPathPatterns', pattern] : [])];
    const { code } = await runNode([inRoot('node_modules/jest/bin/jest.js'), ...args], {
      env: { TEST_DATABASE_URL: server.url },
    });
    process.exitCode = code ?? 1;
  } finally {
    await server.stop();
  }
});
