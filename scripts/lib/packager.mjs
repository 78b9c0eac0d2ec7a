import { access } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Its package has the programs of all systems: 37 MB, which only the test of streams needs. */
const VERSION = '3.4.2';
const FOLDER = inRoot(`.cache/shaka-packager-${VERSION}`);
const PROGRAM = `${FOLDER}/node_modules/shaka-packager/index.js`;
const LIMIT_MS = 300_000;

const isThere = () =>
  access(PROGRAM).then(
    () => true,
    () => false,
  );

/** Installs shaka-packager, unless it is there; null when it could not be installed. A script for Node.js. */
export async function installPackager() {
  if (await isThere()) return PROGRAM;
  const args = [
    'install',
    '--prefix',
    FOLDER,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `shaka-packager@${VERSION}`,
  ];
  await run('npm', args, { isQuiet: true, timeoutMs: LIMIT_MS });
  return (await isThere()) ? PROGRAM : null;
}
