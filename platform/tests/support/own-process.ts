import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const packageRoot = path.resolve(__dirname, '../..');

/** What bundled packages of CommonJS expect to find. */
const COMMONJS = `import { createRequire as requireOf } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireOf(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

/** They have files beside their script. */
const UNBUNDLED = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp', 'pg-native'];

/**
 * Starts a server of the tests as a process of its own, bundled by esbuild first, with its packages: translating each file of the platform at
 * every start took three seconds of processor, finding the files of packages one more, and a test of crashes starts hundreds.
 * @param file TypeScript beside the tests
 * @returns a function that starts the process with these arguments and variables
 */
export function ownProcess(file: string) {
  // As deep in the package as `src` and `dist`, because `src/paths.ts` finds the package's other files from there.
  const bundle = path.join(packageRoot, '.cache', `${path.basename(file, '.ts')}-${process.pid}.mjs`);
  execFileSync(createRequire(__filename).resolve('esbuild/bin/esbuild'), [
    file,
    ...['--bundle', '--platform=node', '--format=esm', '--target=node20', `--banner:js=${COMMONJS}`],
    ...UNBUNDLED.map((name) => `--external:${name}`),
    ...['--log-level=error', `--outfile=${bundle}`],
  ]);
  return (args: string[], env: Record<string, string> = {}) =>
    spawn(process.execPath, [bundle, ...args], {
      cwd: packageRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
}
