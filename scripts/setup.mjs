import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from './lib/paths.mjs';
import { run, tail } from './lib/run.mjs';
import { Advice, command, step } from './lib/say.mjs';

/**
 * Installs what is missing on a new machine. Uses Node only, because it runs before any package is installed.
 */

const STAMP = inRoot('node_modules/.taspa-install');
const NODE_FLOOR = [20, 19];

export async function setup() {
  requireNode();
  const lock = await readFile(inRoot('package-lock.json'));
  const current = `${createHash('sha256').update(lock).digest('hex')} ${process.versions.modules}`;
  const installed = await readFile(STAMP, 'utf8').catch(() => '');
  if (installed === current) return;
  await step('Installing packages', async () => {
    const npm = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      isQuiet: true,
    });
    if (npm.code === null)
      throw new Advice('npm is missing. Install Node.js 20.19 or newer together with npm.');
    if (npm.code !== 0)
      throw new Advice(
        `npm install failed; check the connection to the package registry.\n${tail(npm.output)}`,
      );
    await writeFile(STAMP, current);
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [floorMajor, floorMinor] = NODE_FLOOR;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  throw new Advice(`Node ${NODE_FLOOR.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

if (process.argv[1] === import.meta.filename) await command(setup);
