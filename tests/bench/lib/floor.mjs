import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inRoot, nextBin } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { runNode, tail } from '../../../scripts/lib/run.mjs';
import { Services } from '../../../scripts/lib/services.mjs';

/** An application of the framework with one page. It stands outside of ours, because the framework takes files of the folders above for its own. */
const FILES = {
  'package.json': '{"private":true}',
  // The packages are ours, behind a link.
  'next.config.mjs': 'export default { turbopack: { root: "/" } };',
  'app/layout.js':
    'export const metadata={title:"Floor",description:"Nothing"};export default function Layout({children}){return <html lang="en"><body>{children}</body></html>}',
  'app/page.js': 'export default function Page(){return <main><h1>Floor</h1></main>}',
};

const READY_MS = 30_000;

/**
 * Runs a measurement beside a page of the framework that does nothing: what the framework and this machine cost every page.
 * @template T
 * @param {(url: string) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withFloor(measure) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-floor-'));
  const services = new Services();
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  try {
    await mkdir(path.join(folder, 'app'));
    await symlink(inRoot('node_modules'), path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
    const built = await runNode([nextBin, 'build', folder], { isQuiet: true, env });
    if (built.code !== 0) throw new Error(`The floor page does not build.\n${tail(built.output)}`);
    const port = String(await freePort());
    const url = `http://localhost:${port}/`;
    const args = [nextBin, 'start', folder, '--port', port];
    await services.start({ name: 'The floor page', args, env, healthUrl: url, readyMs: READY_MS });
    return await measure(url);
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
