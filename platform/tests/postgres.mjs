/** The platform's tests over PostgreSQL: every file makes a database of its own on the server of TEST_DATABASE_URL. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

if (!process.env.TEST_DATABASE_URL) {
  process.stderr.write(
    'Set TEST_DATABASE_URL to a server on which databases may be made: postgres://user@localhost:5432/postgres\n',
  );
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '../..');
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const args = [jest, '--selectProjects', 'platform', '--testPathPatterns', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, process.argv.length > 2 ? args : args.slice(0, 3), {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
